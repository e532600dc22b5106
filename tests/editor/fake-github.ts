import { hash } from 'node:crypto';
import { diff } from 'node:util';
import { hashFile } from './fake-store.ts';

interface Commit {
  /** Git's ids of files by path. */
  files: Readonly<Record<string, string>>;
  parent: string | undefined;
  message: string;
}

interface Body {
  content: string;
  base_tree: string;
  tree: { path: string; content?: string; sha?: string | null }[] & string;
  message: string;
  parents: string[];
  sha: string;
  query: string;
}

/**
 * Imitates GitHub's API for a repository in memory, as far as the editor asks
 * (`src/editor/store/gitHub.ts`).
 *
 * @param files by path
 * @param branch name of its default branch
 */
export function fakeGitHub(files: Readonly<Record<string, string | Uint8Array>>, branch = 'main') {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Commit['files']>();
  const commits = new Map<string, Commit>();
  const writeBlob = (content: string | Uint8Array, encoding?: BufferEncoding) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, encoding) : Buffer.from(content);
    const id = hashFile(bytes);
    blobs.set(id, bytes);
    return id;
  };
  const writeTree = (tree: Commit['files']) => {
    const id = hash('sha1', JSON.stringify(tree));
    trees.set(id, tree);
    return id;
  };
  let count = 0;
  const write = (commit: Commit) => {
    const id = hash('sha1', JSON.stringify([commit, (count += 1)]));
    commits.set(id, commit);
    return id;
  };
  const writeBlobs = (texts: typeof files) =>
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, writeBlob(text)]));
  let head = write({ files: writeBlobs(files), parent: undefined, message: 'Start' });

  const commitAt = (ref: string) => commits.get(ref === branch ? head : ref);
  const read = (path: string, commit = head) =>
    String(blobs.get(commits.get(commit)?.files[path] ?? '') ?? '');
  /** The commits from one back. */
  const listCommits = (ref: string) => {
    const found: [id: string, Commit][] = [];
    for (let id: string | undefined = ref === branch ? head : ref; id; id = commits.get(id)?.parent) {
      const commit = commits.get(id);
      if (!commit) break;
      found.push([id, commit]);
    }
    return found;
  };

  const getContentId = (commit: Commit) => `${writeTree(commit.files)}-content`;

  function answerGet(path: string, query: URLSearchParams): unknown {
    const [, kind, id = ''] = /^(?:git\/)?(commits|trees|blobs)\/?(.*)$/.exec(path) ?? [];
    if (kind === 'blobs') return blobs.get(id);
    if (kind === 'commits') {
      const asked = query.get('path') ?? '';
      const ofPath = (commit: Commit) =>
        Object.entries(commit.files)
          .filter(([name]) => name === asked || name.startsWith(`${asked}/`))
          .join();
      const isChange = ([, commit]: [string, Commit]) =>
        ofPath(commit) !== ofPath(commits.get(commit.parent ?? '') ?? { ...commit, files: {} });
      const changes = listCommits(query.get('sha') ?? '').filter(isChange);
      return changes.slice(0, Number(query.get('per_page'))).map(([sha, { message, parent }]) => ({
        sha,
        commit: { message, author: { name: 'Ola', date: '2026-01-01T00:00:00Z' } },
        parents: parent ? [{ sha: parent }] : [],
      }));
    }
    // The content folder of a tree has the tree's id with a mark.
    const entries = trees.get(id.replace('-content', ''));
    if (!entries) return undefined;
    const inside = Object.entries(entries).map(([name, blob]) => {
      return { path: name.replace(/^content\//, ''), type: 'blob', sha: blob };
    });
    return { sha: id, tree: inside };
  }

  /** A commit as the editor's queries ask for it. */
  function queried(id: string) {
    const commit = commits.get(id);
    if (!commit) return null;
    const file = Object.keys(commit.files).length > 0 ? { oid: getContentId(commit) } : null;
    return {
      oid: id,
      tree: { oid: writeTree(commit.files) },
      history: { totalCount: listCommits(id).length },
      file,
    };
  }

  function answerQuery(query: string): unknown {
    if (query.includes('defaultBranchRef'))
      return { defaultBranchRef: { name: branch, target: queried(head) } };
    if (query.includes('parents(')) {
      const [, id = ''] = /object\(oid: "(\w+)"\)/.exec(query) ?? [];
      const parent = commits.get(id)?.parent;
      return { object: { parents: { nodes: parent ? [queried(parent)] : [] } } };
    }
    const ids = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)];
    const found = ids.map(([, name = '', oid = '']) => {
      const bytes = blobs.get(oid);
      // Bytes that are not UTF-8 come replaced, as GitHub gives them.
      return [name, bytes ? { oid, text: String(bytes), byteSize: bytes.length } : null] as const;
    });
    return Object.fromEntries(found);
  }

  function answerChange(path: string, body: Body): unknown {
    if (path === 'graphql') return { data: { repository: answerQuery(body.query) } };
    if (path === 'git/blobs') return { sha: writeBlob(body.content, 'base64') };
    if (path === 'git/commits') {
      const tree = trees.get(body.tree);
      const [parent = ''] = body.parents;
      return tree && commits.has(parent) && { sha: write({ files: tree, parent, message: body.message }) };
    }
    if (path === 'git/trees') {
      const base = trees.get(body.base_tree);
      if (!base) return undefined;
      const entries = new Map(Object.entries(base));
      for (const { path: name, content, sha } of body.tree) {
        const id = content === undefined ? sha : writeBlob(content);
        if (id) entries.set(name, id);
        else entries.delete(name);
      }
      return { sha: writeTree(Object.fromEntries(entries)) };
    }
    // Again to the same commit is no error.
    if (body.sha !== head && commits.get(body.sha)?.parent !== head) return undefined;
    head = body.sha;
    return {};
  }

  return {
    answer: (method: string, url: string, body: string | null): Response => {
      const { pathname, searchParams } = new URL(url);
      const path = pathname.replace(/^\/(repos\/[^/]+\/[^/]+\/)?/, '');
      const answer =
        method === 'GET'
          ? answerGet(path, searchParams)
          : answerChange(path, JSON.parse(body ?? '{}') as Body);
      const isSave = method === 'PATCH';
      const message = isSave ? 'Update is not a fast forward' : 'Not found';
      if (!answer) return Response.json({ message }, { status: isSave ? 422 : 404 });
      return answer instanceof Buffer ? new Response(Uint8Array.from(answer)) : Response.json(answer);
    },
    /** Changes a file as somebody else would. */
    change: (path: string, was: string | RegExp, now: string | ((...parts: string[]) => string)) => {
      const text = read(path);
      const next = text.replace(was, now as string);
      const changed = { ...commitAt(branch)?.files, [path]: writeBlob(next) };
      head = write({ files: changed, parent: head, message: 'Endret et annet sted' });
      if (text === next) throw new Error(`${path} does not have ${was}`);
    },
    read,
    exists: (path: string) => Object.hasOwn(commitAt(branch)?.files ?? {}, path),
    /** Ids of the branch's commits, newest first. */
    history: () => listCommits(branch).map(([id]) => id),
    count: () => listCommits(branch).length,
    /** Lines that the last commit removed and added. */
    lastDiff: () => {
      const { files: now = {}, parent = '' } = commitAt(branch) ?? {};
      const was = commits.get(parent)?.files ?? {};
      const paths = Object.keys({ ...was, ...now }).toSorted();
      return paths.flatMap((path) => {
        if (was[path] === now[path]) return [];
        return compareLines(read(path, parent).split('\n'), read(path).split('\n'));
      });
    },
  };
}

/** Lines that one text lacks of another, `-` and `+`. */
export const compareLines = (before: string[], after: string[]): string[] =>
  // `diff` compares from the new to the old.
  diff(before, after).flatMap(([operation, line]) =>
    operation === 0 ? [] : [`${operation === 1 ? '-' : '+'}${line}`],
  );
