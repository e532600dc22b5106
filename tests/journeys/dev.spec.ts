import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { exampleContent } from '../../src/pipeline/example.ts';
import { findFreePort } from '../../tools/shared/port.ts';
import { copyProject, startScript } from '../support/project-copy.ts';

test(
  'npm run dev follows content, schemas and the head, and keeps the last valid content',
  { tag: '@landing' },
  async () => {
    const around = mkdtempSync(join(tmpdir(), 'dev-'));
    const project = join(around, 'project');
    copyProject(project);
    cpSync(exampleContent, join(project, 'content'), { recursive: true });
    const change = (file: string, was: string, is: string) => {
      const path = join(project, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(was);
      writeFileSync(path, text.replace(was, is));
    };
    // No YAML: nothing can be drawn before it is mended.
    change('content/contact.yaml', 'title: ', 'title: Kontakt: ');
    const port = await findFreePort(4700);
    const dev = startScript(project, 'dev', { PORT: port, INBOX_PORT: await findFreePort(port + 1) });
    const address = `http://localhost:${port}/`;
    const headers = { Accept: 'text/html' };
    const shows = (words: string) =>
      expect
        .poll(() => fetch(address, { headers }).then((page) => page.text(), String), { timeout: 60_000 })
        .toContain(words);
    try {
      await shows('contact.yaml, linje ');
      change('content/contact.yaml', 'title: Kontakt: ', 'title: ');
      await shows('Se Våre Prosjekter');
      change('content/hero.yaml', 'Se Våre Prosjekter', 'Se hva vi har bygget');
      await shows('Se hva vi har bygget');

      // A mistake, then two quick saves that overlap.
      change('content/hero.yaml', 'lead:', 'leed:');
      await expect.poll(dev.output, { timeout: 30_000 }).toContain('et felt med ukjent navn, «leed»');
      await shows('Se hva vi har bygget');
      change('content/hero.yaml', 'Se hva vi har bygget', 'Se badene');
      await new Promise((resolve) => setTimeout(resolve, 60));
      change('content/hero.yaml', 'leed:', 'lead:');
      await shows('Se badene');

      // A new field of the schema, then content that uses it.
      change('src/content/schema/hero.ts', '  lead:', "  extra: text('Ekstra', 'Mer.').optional(),\n  lead:");
      await expect.poll(dev.output, { timeout: 60_000 }).toMatch(/server restarted/);
      change('content/hero.yaml', 'lead:', 'extra: Mer\nlead:');
      change('content/hero.yaml', 'Se badene', 'Se alt vi har bygget');
      await shows('Se alt vi har bygget');
      expect(dev.output()).not.toContain('«extra»');

      change('src/site/page/headerController.ts', 'scrollY > 10', 'scrollY > 12');
      await shows('scrollY>12');
    } finally {
      await dev.stop();
      rmSync(around, { recursive: true, maxRetries: 10 });
    }
  },
);
