import { expect, test } from 'vitest';
import { takeWalks } from './take-walks';
import { DeviceInProcess } from './device-in-process';
import { RUN } from './start';

test(`${RUN.walks} random walks keep the invariants`, async () => {
  const walking = takeWalks({
    where: 'without a browser',
    walks: RUN.walks,
    moves: 60,
    deviceFor: (device) => new DeviceInProcess(device),
  });
  await expect(walking).resolves.toBeUndefined();
});
