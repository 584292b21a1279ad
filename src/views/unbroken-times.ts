/** No line breaks inside '6:00 AM'. */
export const unbrokenTimes = (text: string) => text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
