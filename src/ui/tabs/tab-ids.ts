/** Ids by which a tab and its panel name each other. */
export const tabId = (id: string) => `${id}-tab`;
export const panelId = (id: string) => `${id}-panel`;

/** On a panel whose tab is not selected. It hides the panel on screens where scripts run. */
export const inactivePanel = 'data-inactive';
