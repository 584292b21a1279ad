import { observer } from 'mobx-react-lite';
import type { SessionStore } from '../../view-models/stores/session-store';

interface LogOutButtonProps {
  readonly session: SessionStore;
  readonly className?: string | undefined;
  readonly onLogOut: () => void;
}

/** The button 'Log out', for logged-in customers only (decision A11). */
export const LogOutButton = observer(({ session, className, onLogOut }: LogOutButtonProps) => {
  if (!session.isLoggedIn) return null;
  const logOut = () => {
    session.logOut();
    onLogOut();
  };
  return (
    <button type="button" className={className} onClick={logOut}>
      Log out
    </button>
  );
});
