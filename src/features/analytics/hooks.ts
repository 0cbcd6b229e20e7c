/** On the `meta` element that says where visits are counted; its content is an `AnalyticsConfig`. */
export const analyticsHook = 'data-analytics';
