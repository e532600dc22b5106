import { useState } from 'react';
import { connect, signOut } from '../connect.ts';
import type { Repository } from '../repository.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { Workplace } from './Workplace.tsx';

/** The editor, after signing in. */
export function App() {
  const [repository, setRepository] = useState<Repository | undefined>(connect);
  if (!repository) return <SignIn onRepository={setRepository} />;
  return <Workplace repository={repository} onSignOut={EDITOR_REPO ? () => void signOut() : undefined} />;
}
