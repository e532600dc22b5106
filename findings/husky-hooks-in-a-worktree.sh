#!/usr/bin/env bash
# A commit in a second worktree of a repository runs no hook, and nothing says so.
# Expected: hooks belong to the repository, so that `git worktree add` has them. Seen (husky 9.1.7): it sets
# `core.hooksPath=.husky/_`, which git looks for in each worktree; the folder is ignored by git and written by
# `npm install` alone, and git leaves out hooks that it does not find.
set -euo pipefail
cd "$(mktemp -d)"
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.org GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.org
mkdir project && cd project
git init --quiet
npm init -y > /dev/null
npm install --silent --no-audit --no-fund --save-dev husky@9.1.7
npx husky init > /dev/null
echo 'exit 1' > .husky/pre-commit
echo node_modules > .gitignore
git add --all
git commit --quiet --message First 2> /dev/null && exit 1
echo 'In the first worktree the hook stops the commit.'
git commit --quiet --no-verify --message First
git worktree add --quiet ../second
cd ../second
git commit --quiet --allow-empty --message Second
echo 'In the second it does not run.'
npx --yes husky@9.1.7 > /dev/null
git commit --quiet --allow-empty --message Third 2> /dev/null && exit 1
echo 'After `husky` was run there, it does.'
