/** An error that the user can fix. It is printed as one line, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

const userErrors = new Set(['UserError', 'SettingError', 'ContentError']);

/** Runs a command-line program and exits with 1 on an error. Errors that the user can fix have no stack trace. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const isUserError = error instanceof Error && userErrors.has(error.name);
    console.error(isUserError ? error.message : error);
    process.exit(1);
  }
}
