/** An error that the user can fix. It is printed as one line, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

const userErrors = new Set(['UserError', 'SettingError', 'ContentError']);

/** Runs a command-line program and exits with 1 on an error. Errors that the user can fix have no stack trace. */
export async function runProgram(program: () => Promise<void> | void): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof Error && userErrors.has(error.name) ? error.message : error);
    process.exit(1);
  }
}
