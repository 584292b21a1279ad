import { Navigate, useLocation } from 'react-router-dom';

/** Redirects with query and hash (decision R1), and with the state of the history entry, which tells whether the app has an earlier one. */
export function Redirect({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} state={state} replace />;
}
