/** Ids by which a tab and its panel refer to each other. */
export const tabId = (id: string) => `${id}-tab`;
export const panelId = (id: string) => `${id}-panel`;
