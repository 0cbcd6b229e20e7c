// The contact service: receives messages of the contact form, stores them and delivers them by mail.
import { runProgram, UserError } from '../../build/cli.ts';
import { readValues } from '../../src/config/read-values.ts';
import { commandNames, runCommand } from './commands.ts';
import { variables } from './config.ts';
import { serveContact } from './service.ts';

const usage = `npm run contact -- serve | ${commandNames.join(' | ')} (forget and export take an e-mail address)`;

function log(event: object): void {
  const errorText = 'error' in event ? { error: String(event.error) } : {};
  console.log(JSON.stringify({ time: new Date().toISOString(), ...event, ...errorText }));
}

async function serve(): Promise<void> {
  const config = readValues(variables, process.env);
  const { close } = await serveContact(config, log);
  log({ event: 'started', port: config.CONTACT_PORT });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log({ event: 'stopping' });
      void close().then(() => {
        log({ event: 'stopped' });
        process.exit(0);
      });
    });
  }
}

await runProgram(async () => {
  const [name = '', address, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new UserError(`Usage: ${usage}.`);
  if (name === 'serve') await serve();
  else if (commandNames.includes(name)) console.log(runCommand(name, address, process.env));
  else throw new UserError(`Usage: ${usage}.`);
});
