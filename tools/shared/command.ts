import { UserError } from '../../src/pipeline/environment.ts';

// Disables Astro's telemetry.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** Runs a command. Prints a `UserError` or unknown option as a sentence; other errors keep their stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isOption && !(error instanceof UserError)) throw error;
    const option = /'([^']+)'/.exec(error.message)?.[1];
    console.error(isOption ? `\nForstår ikke «${option}».\n` : `\n${error.message}\n`);
    process.exitCode = 1;
  }
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
