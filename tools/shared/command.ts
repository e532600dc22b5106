/** Something the person at the keyboard can put right; its message says how and is all they see. */
export class CommandError extends Error {}

/**
 * Runs a command line program: an expected mistake, such as an option that it has not got, is printed as a plain sentence and ends with
 * code 1; any other keeps its stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isOption && !(error instanceof CommandError)) throw error;
    const option = /'([^']+)'/.exec(error.message)?.[1];
    console.error(isOption ? `\nForstår ikke «${option}».\n` : `\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Resolves when the terminal or another program asks this one to stop. To be called when all is started: it takes the
 * signals over from libraries that would end the process with a failure code (Miniflare does).
 */
export function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
  });
}
