import { UserError } from '../../src/pipeline/environment.ts';

// Disables Astro's telemetry.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** Runs a command. Prints a `UserError` or unknown option as a sentence; other errors keep their stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const message = userMessage(error);
    if (message === undefined) throw error;
    console.error(`\n${message}\n`);
    process.exitCode = 1;
  }
}

/** What to tell the user about an error; `undefined` for an error of the program. */
function userMessage(error: unknown): string | undefined {
  if (error instanceof UserError) return error.message;
  const isUnknownOption =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isUnknownOption) return undefined;
  const option = /'([^']+)'/.exec(error.message)?.[1];
  return `Forstår ikke «${option}».`;
}

/** Resolves at a signal to stop. Call it last: it replaces Miniflare's handlers, which fail. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
  });
}
