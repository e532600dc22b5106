import { hash } from 'node:crypto';

interface Commit {
  tree: string;
  parent: string | undefined;
  message: string;
}

/** Imitates GitHub's API for a repository in memory, as far as the editor reads it; files by path. */
export function memoryGit(files: Readonly<Record<string, string>>) {
  const blobs = new Map<string, string>();
  const trees = new Map<string, Record<string, string>>();
  const commits = new Map<string, Commit>();
  const idOf = (value: unknown) => hash('sha1', JSON.stringify(value));
  const writeBlob = (text: string) => keep(blobs, text);
  const writeTree = (entries: Record<string, string>) => keep(trees, entries);
  const keep = <Value>(kind: Map<string, Value>, value: Value) => {
    const id = idOf(value);
    kind.set(id, value);
    return id;
  };
  const blobsOf = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, writeBlob(text)]));
  let count = 0;
  const commit = (tree: string, parent?: string, message = `Endring ${(count += 1)}`) =>
    keep(commits, { tree, parent, message });
  let head = commit(writeTree(blobsOf(files)));

  const commitAt = (ref: string) => commits.get(ref === 'main' ? head : ref);
  const textAt = (path: string) => blobs.get(trees.get(commitAt('main')?.tree ?? '')?.[path] ?? '') ?? '';

  function answerGet(path: string, query: URLSearchParams): unknown {
    const [, kind, id = ''] = /^(?:git\/)?(commits|trees|blobs)\/?(.*)$/.exec(path) ?? [];
    if (kind === 'blobs') return blobs.get(id);
    if (kind === 'commits') {
      const sha = query.get('sha') === 'main' ? head : (query.get('sha') ?? '');
      const found = commits.get(sha);
      const author = { name: 'Ola', date: '2026-01-01T00:00:00Z' };
      const listed = { message: found?.message, author, tree: { sha: found?.tree } };
      return found && [{ sha, commit: listed, parents: found.parent ? [{ sha: found.parent }] : [] }];
    }
    // The only folder of a tree has the tree's id with a mark.
    const isFolder = id.endsWith('-content');
    const sha = id.replace('-content', '');
    const tree = commitAt(sha)?.tree ?? sha;
    const entries = trees.get(tree);
    if (!entries) return undefined;
    if (!isFolder) return { sha: tree, tree: [{ path: 'content', type: 'tree', sha: `${tree}-content` }] };
    const inside = Object.entries(entries).map(([name, blob]) => {
      return { path: name.replace(/^content\//, ''), type: 'blob', sha: blob };
    });
    return { sha: id, tree: inside };
  }

  interface Body {
    content: string;
    base_tree: string;
    tree: { path: string; content?: string; sha?: string | null }[] & string;
    message: string;
    parents: string[];
    sha: string;
  }

  function answerChange(path: string, body: Body): unknown {
    if (path === 'git/blobs') return { sha: writeBlob(body.content) };
    if (path === 'git/commits') return { sha: commit(body.tree, body.parents[0], body.message) };
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
    if (commits.get(body.sha)?.parent !== head) return undefined;
    head = body.sha;
    return {};
  }

  return {
    answer: (method: string, url: string, body: string | undefined): Response => {
      const { pathname, searchParams } = new URL(url);
      const path = pathname.slice(1);
      const answer =
        method === 'GET'
          ? answerGet(path, searchParams)
          : answerChange(path, JSON.parse(body ?? '{}') as Body);
      if (answer === undefined) return new Response('Not found', { status: 422 });
      return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
    },
    /** Changes a file as somebody else would. */
    change: (path: string, edit: (text: string) => string) => {
      const tree = commits.get(head)?.tree ?? '';
      head = commit(writeTree({ ...trees.get(tree), ...blobsOf({ [path]: edit(textAt(path)) }) }), head);
    },
    /** Begins the history anew with the newest files: earlier commits are gone. */
    rewrite: () => {
      const tree = commits.get(head)?.tree ?? '';
      commits.clear();
      head = commit(tree);
    },
    textAt,
    /** Everything that was ever committed. */
    all: () => {
      const kept = [...commits.values()].flatMap(({ tree }) => Object.values(trees.get(tree) ?? {}));
      return [...new Set(kept)].map((id) => blobs.get(id) ?? '').join('\n');
    },
  };
}
