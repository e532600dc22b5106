import { z } from 'zod';
import { type Failure, type Repository } from '../repository.ts';
import { type Host, type Listing, openRepository } from './host.ts';
import { failed, send } from './request.ts';
import { statusOf } from './runs.ts';
import { trailer } from './trailer.ts';

const api = 'https://api.github.com';
const folder = 'content';

/** Where the token of the signed-in owner is kept. */
export const tokenKey = 'rediger';

const treeObject = z.object({
  oid: z.string(),
  text: z.string().nullish(),
  get entries() {
    return z.array(treeEntry).optional();
  },
});
const treeEntry = z.object({ name: z.string(), object: treeObject.nullable() });
const commitTree = z.object({ oid: z.string(), file: z.object({ object: treeObject }).nullable() });

/** `content/projects/<id>/<folder>/<file>` is the deepest that is read. */
const tree = (depth: number): string =>
  `oid ... on Blob { text } ${depth ? `... on Tree { entries { name object { ${tree(depth - 1)} } } }` : ''}`;
const files = `oid ... on Commit { file(path: "${folder}") { object { ${tree(4)} } } }`;

const commits = z.array(
  z.object({
    oid: z.string(),
    message: z.string(),
    committedDate: z.string(),
    author: z.object({ name: z.string().nullable() }),
    parents: z.object({ nodes: z.array(z.object({ oid: z.string() })) }),
  }),
);

/** Kinds of GraphQL errors; all others are refusals. */
const failures: Record<string, Failure> = {
  STALE_DATA: 'outdated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'forbidden',
  INSUFFICIENT_SCOPES: 'forbidden',
};

/** The content in a repository at GitHub, by its API, with the token of the owner. */
export function openGitHub(repository: string, token: string): Repository {
  const [owner, name] = repository.split('/');
  const forget = () => localStorage.removeItem(tokenKey);
  const ask = (path: string, init: RequestInit = {}, isWrite = false) =>
    send(
      `${api}/${path}`,
      { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } },
      isWrite,
      forget,
    );

  async function graphql<Data>(data: z.ZodType<Data>, query: string, variables: object): Promise<Data> {
    const isWrite = query.startsWith('mutation');
    const answer = await ask(
      'graphql',
      { method: 'POST', body: JSON.stringify({ query, variables }) },
      isWrite,
    );
    const schema = z.object({
      errors: z.array(z.object({ type: z.string().optional() })).optional(),
      data: z.unknown(),
    });
    const { errors, data: given } = schema.parse(await answer.json());
    if (errors?.[0]) throw failed(failures[errors[0].type ?? ''] ?? 'refused');
    return data.parse(given);
  }

  /** Asks for parts of the repository. */
  const query = <Shape extends z.core.$ZodLooseShape>(shape: Shape, fields: string, variables = {}) => {
    const head = `query($owner: String!, $name: String!${'commit' in variables ? ', $commit: GitObjectID!' : ''})`;
    const text = `${head} { repository(owner: $owner, name: $name) { ${fields} } }`;
    const data = z.object({ repository: z.object(shape) });
    return graphql(data, text, { owner, name, ...variables }).then((answer) => answer.repository);
  };

  let branch = '';
  const host: Host = {
    list: async (commit) => {
      if (commit !== undefined)
        return listing(
          (await query({ object: commitTree }, `object(oid: $commit) { ${files} }`, { commit })).object,
        );
      const shape = { defaultBranchRef: z.object({ name: z.string(), target: commitTree }) };
      const { defaultBranchRef } = await query(shape, `defaultBranchRef { name target { ${files} } }`);
      branch = defaultBranchRef.name;
      return listing(defaultBranchRef.target);
    },
    bytes: async (id) => {
      const headers = { Accept: 'application/vnd.github.raw+json' };
      return (await ask(`repos/${repository}/git/blobs/${id}`, { headers })).blob();
    },
    thumbnail: async (id) => {
      const small = await send(`./bilder/${id}.webp`, { cache: 'default' }).catch(() => undefined);
      return small?.blob() ?? host.bytes(id);
    },
    commit: async (headline, expectedHeadOid, { texts, pictures, deletions }) => {
      const added = [...[...texts].map(([file, text]) => [file, new Blob([text])] as const), ...pictures];
      const additions = added.map(async ([file, blob]) => ({
        path: pathOf(file),
        contents: await base64(blob),
      }));
      const input = {
        branch: { repositoryNameWithOwner: repository, branchName: branch },
        expectedHeadOid,
        message: { headline, body: trailer },
        fileChanges: {
          additions: await Promise.all(additions),
          deletions: deletions.map((file) => ({ path: pathOf(file) })),
        },
      };
      const made = z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }) });
      const text =
        'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
      return (await graphql(made, text, { input })).createCommitOnBranch.commit.oid;
    },
    history: async () => {
      const fields = 'oid message committedDate author { name } parents(first: 1) { nodes { oid } }';
      const target = z.object({ history: z.object({ nodes: commits }) });
      const { defaultBranchRef } = await query(
        { defaultBranchRef: z.object({ target }) },
        `defaultBranchRef { target { ... on Commit { history(first: 50, path: "${folder}") { nodes { ${fields} } } } } }`,
      );
      return defaultBranchRef.target.history.nodes
        .filter(({ message }) => message.includes(trailer))
        .map(({ oid, message, committedDate, author, parents }) => ({
          commit: oid,
          parent: parents.nodes[0]?.oid,
          author: author.name ?? '',
          date: committedDate,
          title: message.split('\n')[0] ?? '',
        }));
    },
    publishing: async (commit) =>
      statusOf(await (await ask(`repos/${repository}/actions/runs?head_sha=${commit}`)).json()),
    forget,
  };
  return openRepository(host);
}

const pathOf = (file: string) => `${folder}/${file}`;

function listing({ oid, file }: z.infer<typeof commitTree>): Listing {
  const walk = (object: z.infer<typeof treeObject>, path: string): Listing['files'] =>
    object.entries?.flatMap((entry) =>
      entry.object ? walk(entry.object, path ? `${path}/${entry.name}` : entry.name) : [],
    ) ?? [{ name: path, id: object.oid, text: object.text }];
  return { commit: oid, files: file ? walk(file.object, '') : [] };
}

/** The bytes of a file as the API takes them. */
const base64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('Not readable.'));
    reader.readAsDataURL(blob);
  });
