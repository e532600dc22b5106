import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readBuildRecord } from '../../tools/shared/build-record.ts';

const { content } = readBuildRecord();

const firm = parse(readFileSync(join(content, 'firm.yaml'), 'utf8')) as { map?: boolean };

/** Whether there is a section of projects. */
export const hasProjects = globSync('projects/*/project.yaml', { cwd: content }).length > 0;

/** Only the map asks for consent. */
export const hasMap = firm.map ?? true;
