import { git } from './git.ts';

/** Where what is published is sent to. */
export interface Remote {
  /** What git calls it, usually `origin`. */
  name: string;
  /** Branch there that is published. */
  branch: string;
  /** As the owner knows it: `github.com/firma/nettsted`. */
  address: string;
}

/** The branch that a folder is on, and what of it has not been sent. */
export interface Branch {
  name: string;
  remote?: Remote;
  /** First lines of the commits that the remote does not have yet, newest first. */
  waiting: string[];
}

/** The branch that the content is published on; nothing where an old version is checked out. */
export async function readBranch(content: string): Promise<Branch | undefined> {
  const { ok, out } = await git(content, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
  if (!ok) return undefined;
  const name = out.trim();
  const remote = await findRemote(content, name);
  if (!remote) return { name, waiting: [] };
  const there = `refs/remotes/${remote.name}/${remote.branch}`;
  const log = await git(content, ['log', '-z', '--format=%s', `${there}..HEAD`, '--']);
  return { name, remote, waiting: log.ok ? log.out.split('\0').filter((line) => line !== '') : [] };
}

async function findRemote(content: string, branch: string): Promise<Remote | undefined> {
  const { out } = await git(content, ['config', '--null', '--get-regexp', String.raw`^(remote|branch)\.`]);
  const settings = new Map(
    out.split('\0').map((line) => {
      const [key = '', ...value] = line.split('\n');
      return [key, value.join('\n')] as const;
    }),
  );
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.*)\.url$/.exec(key)?.[1] ?? []);
  const chosen = settings.get(`branch.${branch}.remote`);
  const name = [chosen, 'origin', remotes.length === 1 ? remotes[0] : undefined].find(
    (each) => each !== undefined && remotes.includes(each),
  );
  if (name === undefined) return undefined;
  const merge = name === chosen ? (settings.get(`branch.${branch}.merge`) ?? '') : '';
  const url = settings.get(`remote.${name}.pushurl`) ?? settings.get(`remote.${name}.url`) ?? '';
  return { name, branch: merge.replace('refs/heads/', '') || branch, address: plainAddress(url) };
}

/** An address without scheme, user name, password and ending: none of them is for the owner's screen. */
export const plainAddress = (url: string) =>
  url
    .replace(/^[a-z+]+:\/\//i, '')
    .replace(/^[^/@]*@/, '')
    .replace(/^([^/:]+):(?=[^/\d])/, '$1/')
    .replace(/\.git$/, '');

/** Why a push failed, told apart by what the owner can do about it. */
const reasons: [RegExp, string][] = [
  [
    /\[rejected\]|non-fast-forward|fetch first/,
    'Nettsiden er endret et annet sted siden sist, for eksempel på GitHub. De endringene må hentes hit først. Spør den som satte opp nettsiden, eller skriv «git pull --rebase» i en terminal i mappen med nettsiden og prøv igjen.',
  ],
  [
    /Authentication failed|could not read (Username|Password)|Permission denied|\b40[13]\b|access rights|terminal prompts disabled/i,
    'Du er ikke logget inn der den skal sendes. Spør den som satte opp nettsiden.',
  ],
  [
    /resolve host|unable to access|Connection|timed out|Network|Could not read from remote/i,
    'Fikk ikke forbindelse. Er du på nett? Prøv igjen om litt.',
  ],
];

/** Says in Norwegian why a push failed. */
export const explainPush = (complaint: string): string =>
  reasons.find(([sign]) => sign.test(complaint))?.[1] ??
  'Spør den som satte opp nettsiden, og vis ham meldingen under.';
