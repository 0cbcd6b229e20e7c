interface ServiceOptions {
  siteOrigin: string;
  port: number;
  retentionDays: number;
  /** The folder on the server that has the service. */
  home: string;
}

/** Variables that must agree with the build. They are replaced by each deployment. */
export function siteEnvironment({ siteOrigin, port, retentionDays }: ServiceOptions): string {
  return `# Written by "npm run build". Your own settings go into /etc/contact.env.
SITE_ORIGIN=${siteOrigin}
CONTACT_PORT=${port}
CONTACT_RETENTION_DAYS=${retentionDays}
CONTACT_DATABASE=/var/lib/contact/messages.sqlite
`;
}

/** An example of the operator's variables, for /etc/contact.env. */
export function operatorEnvironment({ siteOrigin }: ServiceOptions): string {
  const domain = new URL(siteOrigin).hostname.replace(/^www\./, '');
  return `# For /etc/contact.env, readable by root only.
# Your mail server, such as smtp://user:password@mail.${domain}:587 or smtps://…:465
SMTP_URL=
# The sender of the mails, such as website@${domain}; your mail server must accept it.
MAIL_FROM=
# Who receives them, such as hello@${domain}; several with commas between them.
MAIL_TO=
# How many messages one address may send in an hour.
CONTACT_PER_HOUR=20
`;
}

/** The systemd unit. It may write to its own folder only. */
export function systemdUnit({ siteOrigin, home }: ServiceOptions): string {
  return `# Written by "npm run build". Copy to /etc/systemd/system/contact.service.
[Unit]
Description=Contact form of ${siteOrigin}
After=network-online.target
Wants=network-online.target

[Service]
User=contact
EnvironmentFile=${home}/site.env
EnvironmentFile=/etc/contact.env
ExecStart=/usr/bin/node ${home}/contact.mjs serve
Restart=always
RestartSec=2
# A delivery that is running may take a minute to end.
TimeoutStopSec=75
StateDirectory=contact
StateDirectoryMode=0700
UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
PrivateDevices=yes
PrivateTmp=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectSystem=strict
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
MemoryMax=512M

[Install]
WantedBy=multi-user.target
`;
}
