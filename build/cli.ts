/** An error that the user can fix. It is printed as one line, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** The `pluginCode` of an error in a Vite plugin that the user can fix. */
export const userErrorCode = 'USER_ERROR';

const userErrors = new Set(['UserError', 'SettingError', 'ContentError']);

/** What to print for an error: one line if the user can fix it, otherwise the error with its stack trace. */
function describeError(error: unknown): unknown {
  if (error instanceof Error && userErrors.has(error.name)) return error.message;
  const { errors = [] } = error as { errors?: { pluginCode?: unknown; message: string }[] };
  const ours = errors.filter(({ pluginCode }) => pluginCode === userErrorCode);
  return ours.length > 0 ? ours.map(({ message }) => message).join('\n') : error;
}

/** Runs a command-line program and exits with 1 on an error. Errors that the user can fix have no stack trace. */
export async function runProgram(program: () => Promise<void> | void): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}
