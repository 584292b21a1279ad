export const unbrokenTimes = (text: string) => text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
