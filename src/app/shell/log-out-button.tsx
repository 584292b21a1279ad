import { observer } from 'mobx-react-lite';
import type { SessionStore } from '../../stores/session-store';

/** Decision A11. */
export const LogOutButton = observer(
  ({
    session,
    className,
    onLogOut,
  }: {
    session: SessionStore;
    className?: string | undefined;
    onLogOut: () => void;
  }) => {
    if (!session.isLoggedIn) return null;
    const logOut = () => {
      session.end('loggedOut');
      onLogOut();
    };
    return (
      <button type="button" className={className} onClick={logOut}>
        Log out
      </button>
    );
  },
);
