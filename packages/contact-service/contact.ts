import { runProgram } from '../../build/cli.ts';
import { readSettings } from '../../src/config/read-settings.ts';
import { variables } from './config.ts';
import { createMailSender } from './send-mail.ts';
import { createContactService } from './service.ts';

// Listens on the socket that systemd passes on (contact.socket), or on a port of this machine.
await runProgram(async () => {
  const config = readSettings(variables, process.env);
  const service = createContactService(config, createMailSender(config));
  const isPassedOn = process.env['LISTEN_FDS'] === '1';
  service.listen(isPassedOn ? { fd: 3 } : { port: config.CONTACT_PORT, host: '127.0.0.1' });
  service.on('listening', () => console.log(JSON.stringify({ event: 'started' })));
  // Finish requests in progress first.
  process.on('SIGTERM', () => service.close());
});
