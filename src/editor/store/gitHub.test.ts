import { afterEach, expect, test, vi } from 'vitest';
import { fakeGitHub } from '../../../tests/editor/fake-github.ts';
import { smallContent } from '../../../tests/editor/small-content.ts';
import { blobId } from './blobId.ts';
import { openGitHub } from './gitHub.ts';

/** For a version that the test has found. */
const never = { id: '', date: '', author: '', title: '' };

/** The files of a repository whose content is a small firm's. */
const repository = () =>
  Object.fromEntries(Object.entries(smallContent()).map(([path, text]) => [`content/${path}`, text]));

/** Answers the editor's requests as a fake GitHub, and counts them. */
function serve(git: ReturnType<typeof fakeGitHub>) {
  const asked: string[] = [];
  const refusals: Response[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(url).pathname.replace('/repos/eksempelbad/nettsted/', '')}`);
    const refusal = method === 'PATCH' ? refusals.shift() : undefined;
    return refusal ?? git.answer(method, url, (body as string | undefined) ?? null);
  });
  return { asked, refuse: (refusal: Response) => void refusals.push(refusal) };
}

afterEach(() => void vi.unstubAllGlobals());

test('reading takes three requests, a second reading two, and the branch may have any name', async () => {
  const git = fakeGitHub(repository(), 'nettside');
  const { asked } = serve(git);
  const store = openGitHub('eksempelbad/nettsted', 'nøkkel');
  const tree = await store.read({});
  expect(tree.sequence).toBe(1);
  expect(tree.files['staff.yaml']?.text).toContain('title: Folkene');
  expect(asked).toHaveLength(3);
  await store.read(tree.files);
  expect(asked).toHaveLength(5);
  const text = 'title: Hei\n';
  const made = await store.commit({
    parent: tree,
    title: 'Endret: Kontakt',
    files: { 'contact.yaml': { text } },
  });
  expect(made).toMatchObject({ sequence: 2 });
  expect(asked.at(-1)).toBe('PATCH git/refs/heads/nettside');
  expect(git.read('content/contact.yaml')).toBe(text);
  expect((await store.read(tree.files)).files['contact.yaml']).toEqual({ id: await blobId(text), text });
  expect(await store.commit({ parent: tree, title: 'En gang til', files: {} })).toBe('outdated');
});

test('a save in the past tells what it replaced, also of a project that is deleted', async () => {
  const git = fakeGitHub(repository());
  serve(git);
  const store = openGitHub('eksempelbad/nettsted', 'nøkkel');
  const tree = await store.read({});
  const folder = 'projects/proj1';
  const gone = ['project.yaml', 'a.jpg', 'b.jpg'].map((name) => [`${folder}/${name}`, 'gone'] as const);
  const title = 'Slettet: Et bad';
  await store.commit({ parent: tree, title, files: Object.fromEntries(gone), deletes: folder });
  const [version] = await store.versions('projects');
  expect(version).toMatchObject({ title, deletes: folder, author: 'Ola' });
  const files = await store.filesBefore(version ?? never, folder);
  expect(files[`${folder}/project.yaml`]?.text).toContain('title: Et bad');
  expect(files['staff.yaml']?.text).toBeUndefined();
  expect(files[`${folder}/a.jpg`]?.id).toBe(tree.files[`${folder}/a.jpg`]?.id);
});

test('a text in another character set is named, not replaced', async () => {
  const latin = Buffer.from('title: Bad på øya\n', 'latin1');
  serve(fakeGitHub({ ...repository(), 'content/staff.yaml': latin }));
  const { files } = await openGitHub('eksempelbad/nettsted', 'nøkkel').read({});
  expect(files['staff.yaml']?.text).toBeUndefined();
  expect(files['staff.yaml']?.fault?.found).toContain('ukjent tegnsett');
});

test.each<[status: number, words: string, headers: Record<string, string>, sentence: RegExp]>([
  [
    422,
    'Repository rule violations found',
    {},
    /regel som stopper endringer.*Be den som satte opp nettsiden/,
  ],
  [422, 'Commits must have verified signatures.', {}, /krever signerte endringer/],
  [403, 'Repository was archived so is read-only.', {}, /er arkivert hos GitHub/],
  [403, 'Resource not accessible by personal access token', {}, /Nøkkelen har ikke lov/],
  [401, 'Bad credentials', {}, /Innloggingen har gått ut/],
  [
    403,
    'API rate limit exceeded',
    { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1800000000' },
    /etter klokken \d\d[.:]\d\d/,
  ],
  [429, 'Too many', { 'Retry-After': '60' }, /etter klokken \d\d[.:]\d\d/],
  [418, 'Something new', {}, /GitHub sa nei: «Something new»\. Vis dette til den som satte opp/],
  [502, '<html>', {}, /Fikk ikke svar, så det kan være lagret likevel/],
])('%i «%s» is told as what it is', async (status, message, headers, sentence) => {
  const { refuse } = serve(fakeGitHub(repository()));
  const store = openGitHub('eksempelbad/nettsted', 'nøkkel');
  const parent = await store.read({});
  refuse(Response.json({ message }, { status, headers }));
  await expect(store.commit({ parent, title: 'x', files: {} })).rejects.toThrow(sentence);
});
