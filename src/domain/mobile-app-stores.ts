export interface BrowsingDevice {
  readonly userAgent: string;
  /** The number of touches that the screen detects at once; 0 without a touch screen. */
  readonly touchPointCount: number;
}

/** Whether the device is a phone or tablet, which can run the mobile app. On other devices, pages show a QR code to scan with a phone. */
export function canRunMobileApp(device: BrowsingDevice): boolean {
  return usesAppleAppStore(device) || device.userAgent.includes('Android');
}

/** Whether the device gets apps from Apple's App Store: iPhones and iPads do, others use Google Play (decision B6). */
export function usesAppleAppStore({ userAgent, touchPointCount }: BrowsingDevice): boolean {
  // An iPad's user agent names a Mac, but no Mac has a touch screen. So a Mac with touch points is an iPad.
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPointCount > 1);
}
