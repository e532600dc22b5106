import { useEffect } from 'react';

/** Logs the address that was tried and does not exist (specification, section 2). Shows nothing. */
export function LogMissingPath() {
  useEffect(() => {
    console.error(`404: ${location.pathname} finnes ikke på dette nettstedet.`);
  }, []);
  return null;
}
