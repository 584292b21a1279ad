import { Navigate, useLocation } from 'react-router-dom';

/** Keeps the query and hash (decision R1), and the state, which tells whether the app has an earlier entry. */
export function Redirect({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} state={state} replace />;
}
