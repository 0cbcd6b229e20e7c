/** Name of the log format in nginx. */
export const accessLogName = 'site_visits';

/**
 * A log format for counting visits, for nginx's `http` block. It is the combined format, which every
 * log analyzer reads, with less in it: addresses without their last part (IPv4: the last of four
 * numbers; IPv6: all but the first three groups), and paths and referrers without their query, which
 * may hold what a visitor searched for. Campaign labels (`utm_…`) stay.
 */
export const accessLogFormat = String.raw`
map $remote_addr $site_log_address {
  default 0.0.0.0;
  "~^(?<site_v4>\d+\.\d+\.\d+)\.\d+$" $site_v4.0;
  "~^(?<site_v6>[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):" $site_v6::;
}
map $request_uri $site_log_path {
  default -;
  "~^(?<site_path>/[^?\s]*)" $site_path;
}
map $args $site_log_campaign {
  default "";
  "~(?:^|&)(?<site_source>utm_source=[\w.-]{1,100})(?:&|$)" ?$site_source;
}
map $http_referer $site_log_referrer {
  default -;
  "~^(?<site_referrer>https?://[^?#\s]*)" $site_referrer;
}
log_format ${accessLogName} '$site_log_address - - [$time_local] '
  '"$request_method $site_log_path$site_log_campaign $server_protocol" $status $body_bytes_sent '
  '"$site_log_referrer" "$http_user_agent"';
`;
