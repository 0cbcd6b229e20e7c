/** Something that the person at the keyboard can fix: printed in one line, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

const plainErrors = new Set(['UserError', 'SettingError', 'ContentError']);

/** Runs a command-line program; an error that its user can fix ends it with one line and no stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const isPlain = error instanceof Error && plainErrors.has(error.name);
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
