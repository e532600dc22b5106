import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../../src/content/folder.ts';
import { readContent } from '../../tools/content/check-content.ts';
import { valueAt } from '../../tools/content/values.ts';
import { explainPush, readBranch, type Branch, type Remote } from './branch.ts';
import {
  changedForms,
  isText,
  stateWord,
  summarise,
  type ChangedFile,
  type ChangedForm,
} from './changed-forms.ts';
import { findRepository, git, gitOutput, readTexts, type Repository } from './git.ts';
import { inTurn, noteOutside, notePublished } from './history.ts';
import { findNotices } from './notices.ts';
import { takeSnapshot, writeTree } from './snapshot.ts';

/** The content, without hidden files such as `.DS_Store`. */
const visible = ['--', '.', ':(exclude,glob)**/.*', ':(exclude,glob)**/.*/**'];

/** A name that git has for a commit without any files. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** What publishing would do, for the owner to look over first. */
export interface Preview {
  forms: ChangedForm[];
  /** Stands for exactly this content: nothing else is published than what was looked over. */
  token: string;
  /** One line about the changes, for him to keep or write better. */
  note: string;
  branch: Branch | undefined;
}

/** How publishing went, in Norwegian. */
export interface Outcome {
  done: boolean;
  title: string;
  text: string;
  /** What git said, for whoever helps the owner. */
  details?: string;
}

/** Names of the files that have changed since they were last published. */
export async function unpublishedFiles({ content }: Repository): Promise<string[]> {
  const head = (await git(content, ['rev-parse', '--verify', '--quiet', 'HEAD'])).ok ? 'HEAD' : emptyTree;
  const names = ['--relative', '--no-renames', '--name-only', '-z'];
  const changed = await gitOutput(content, ['diff', ...names, head, ...visible]);
  const added = await gitOutput(content, ['ls-files', '--others', '--exclude-standard', '-z', ...visible]);
  return [...new Set(`${changed}${added}`.split('\0'))].filter((name) => name !== '').sort();
}

/** What publishing would change. */
export async function previewPublish(repository: Repository): Promise<Preview> {
  const forms = changedForms(await unpublishedChanges(repository));
  return {
    forms,
    token: await writeTree(repository, await takeSnapshot(repository)),
    note: summarise(forms),
    branch: await readBranch(repository.content),
  };
}

/** Everything that has changed since it was last published, as it was and as it is. */
export async function unpublishedChanges(repository: Repository): Promise<ChangedFile[]> {
  const { content } = repository;
  const names = await unpublishedFiles(repository);
  const published = await readTexts(
    content,
    names.map((name) => `HEAD:./${name}`),
  );
  return Promise.all(
    names.map(async (file) => {
      const before = published.get(`HEAD:./${file}`);
      const after = await readFile(join(content, file), 'utf8').catch(() => null);
      const text = (value: string) => (isText(file) ? value : '');
      return {
        file,
        before: before === undefined ? null : text(before),
        after: after === null ? null : text(after),
      };
    }),
  );
}

/**
 * Makes one commit of the content on the owner's branch, and sends it where he has said so. Other files, also those that
 * a developer has laid ready for a commit of his own, are left alone.
 *
 * @param request `token` and `note` of the preview; `send`: whether he wants it sent
 */
export const publish = (
  request: { token: string; note: string; send: boolean },
  content = contentFolder,
): Promise<Outcome> =>
  inTurn(async () => {
    const repository = await findRepository(content);
    if ('missing' in repository) return failure('Kan ikke publisere herfra', repository.missing);
    await noteOutside(repository);
    const preview = await previewPublish(repository);
    const { branch } = preview;
    if (!branch) return failure('Ikke publisert', notOnBranch);
    if (preview.token !== request.token) return failure('Ikke publisert ennå', changedMeanwhile);
    const { mistakes } = await findNotices(content);
    if (mistakes.length > 0) return failure('Ikke publisert', 'Det er feil i innholdet. Rett dem først.');
    if (preview.forms.length > 0) {
      const complaint = await commit(repository, messageOf(request.note, preview));
      if (complaint !== undefined) return failure('Ikke publisert', refusedByGit, complaint);
      await notePublished(repository);
    }
    if (request.send && branch.remote) return push(repository, branch.remote);
    return { done: true, title: 'Lagret som ny utgave', text: 'Utgaven ligger på denne maskinen.' };
  });

/** Sends what was published before and not sent. */
export const sendWaiting = (content = contentFolder): Promise<Outcome> =>
  inTurn(async () => {
    const repository = await findRepository(content);
    if ('missing' in repository) return failure('Kan ikke sende herfra', repository.missing);
    const remote = (await readBranch(repository.content))?.remote;
    return remote
      ? push(repository, remote)
      : failure('Ikke sendt', 'Det er ikke satt opp noe sted å sende til.');
  });

const failure = (title: string, text: string, details?: string): Outcome => ({
  done: false,
  title,
  text,
  ...(details !== undefined && { details }),
});

const notOnBranch =
  'Mappen med nettsiden viser en eldre utgave, og en ny kan ikke lagres oppå den. Spør den som satte opp nettsiden.';
const changedMeanwhile =
  'Innholdet er endret siden du så over det. Se over endringene en gang til. Ingenting er mistet.';
const refusedByGit =
  'Git tok ikke imot endringene. Alt du har lagret, er her fortsatt. Vis meldingen under til den som satte opp nettsiden.';

/** @returns what git said when it refused; nothing when the commit is made */
async function commit({ content }: Repository, message: string): Promise<string | undefined> {
  const environment = await signature(content);
  const added = await git(content, ['add', '--all', ...visible]);
  if (!added.ok) return added.complaint;
  const made = await git(content, ['commit', '--quiet', '--only', '--file=-', ...visible], {
    input: message,
    environment,
  });
  return made.ok ? undefined : `${made.out}\n${made.complaint}`.trim();
}

/** The owner's machine may not know his name: then the firm signs. */
async function signature(content: string): Promise<NodeJS.ProcessEnv> {
  if ((await git(content, ['config', 'user.email'])).ok && (await git(content, ['config', 'user.name'])).ok) {
    return {};
  }
  const firm = (await readContent(content)).files.find(({ name }) => name === 'firm.yaml')?.value;
  const name = String(valueAt(firm, 'name'));
  const email = String(valueAt(firm, 'email'));
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/** The owner's line, and below it what has changed, for whoever reads the log. */
function messageOf(note: string, { forms, note: own }: Preview): string {
  const line = note.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || own;
  const changes = forms.flatMap(({ title, state, changes }) =>
    state === 'endret'
      ? changes.map(({ field, before, after, note }) =>
          [`- ${title}`, field, note ?? `${short(before)} → ${short(after)}`].filter(Boolean).join(': '),
        )
      : [`- ${title} (${stateWord[state]})`],
  );
  return `${line}\n\n${changes.join('\n')}\n`;
}

function short(text: string | undefined): string {
  if (text === undefined) return '(ingenting)';
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

async function push({ content }: Repository, { name, branch, address }: Remote): Promise<Outcome> {
  const sent = await git(content, ['push', '--quiet', name, `HEAD:refs/heads/${branch}`], {
    timeout: 120_000,
  });
  if (sent.ok) {
    return {
      done: true,
      title: 'Publisert',
      text: `Endringene er sendt til ${address}. Er publisering satt opp der, er de ute på nettsiden om omtrent et kvarter.`,
    };
  }
  return failure(
    'Lagret her, men ikke sendt',
    `${explainPush(sent.complaint)} Ingenting er mistet: utgaven er lagret på denne maskinen, og kan sendes når som helst.`,
    sent.complaint,
  );
}
