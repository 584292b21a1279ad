/** What a browser tells of the device that it runs on. */
export interface BrowsingDevice {
  readonly userAgent: string;
  /** How many fingers its screen feels at once; 0 for none. */
  readonly touchPointCount: number;
}

/** Whether the device takes its apps from the App Store: an iPhone or an iPad. All others go to Google Play (decision B6). */
export function usesAppStore({ userAgent, touchPointCount }: BrowsingDevice): boolean {
  // An iPad says that it is a Mac, and no Mac has a screen to touch.
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPointCount > 1);
}
