import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAtEntry } from '../adapters/router/history-entry';

/** Redirects with query and hash (decision R1), and does so again if Back stops the redirect. React Router's Navigate would redirect only once and leave an empty page. */
export function Redirect({ to }: { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const redirect = () => {
      if (isAtEntry(location.key)) void navigate({ ...location, pathname: to }, { replace: true });
    };
    redirect();
    window.addEventListener('popstate', redirect);
    return () => window.removeEventListener('popstate', redirect);
  }, [navigate, to, location]);
  return null;
}
