import { afterEach, describe, expect, test, vi } from 'vitest';
import { RouterNavigation } from '../../src/adapters/router/router-navigation';
import type { Destination, Navigation } from '../../src/ports/navigation';
import { RecordedNavigation } from '../funnel/recorded-navigation';
import { RouterWindow } from './router-window';

const walking = (page: 'package' | 'schedule' | 'signUp' | 'summary'): Destination => ({ service: 'walking', page });

interface Tab {
  readonly navigation: Navigation;
  readonly path: () => string;
}

function tabOfRouter(firstPath = '/walking/1'): Tab {
  const window = new RouterWindow(firstPath);
  vi.stubGlobal('window', window);
  const navigation = new RouterNavigation();
  navigation.attach(window.navigate, window.entry);
  return { navigation, path: () => window.path };
}

function tabOfTests(): Tab {
  const navigation = new RecordedNavigation('/walking/1');
  return { navigation, path: () => navigation.path };
}

afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

describe.each<{ name: string; open: () => Tab }>([
  { name: 'RouterNavigation', open: tabOfRouter },
  { name: 'RecordedNavigation', open: tabOfTests },
])('$name, on the first page,', ({ open }) => {
  test('goes to a page once, even if it is called again, and Back leads to where it came from', async () => {
    const { navigation, path } = open();
    for (let press = 0; press < 3; press += 1) navigation.goTo(walking('schedule'));
    expect(path()).toBe('/walking/2');
    navigation.back(walking('summary'));
    await settled();
    expect(path()).toBe('/walking/1');
  });

  test("replaces the present page, so that Back skips it, and spells walking's sign-up by decision R2", async () => {
    const { navigation, path } = open();
    navigation.goTo(walking('signUp'));
    expect(path()).toBe('/walking/signUp');
    navigation.replace(walking('signUp'));
    expect(path()).toBe('/walking/signup');
    navigation.replace('thankYou');
    expect(path()).toBe('/thankyou');
    navigation.back(walking('summary'));
    await settled();
    expect(path()).toBe('/walking/1');
  });

  test('goes back to the fallback if the app has no page before (decision R5)', async () => {
    const { navigation, path } = open();
    navigation.back(walking('schedule'));
    await settled();
    expect(path()).toBe('/walking/2');
  });
});

test('RouterNavigation goes back once, even if Back is pressed again before the page opens', async () => {
  const { navigation, path } = tabOfRouter();
  navigation.goTo(walking('schedule'));
  navigation.goTo(walking('summary'));
  navigation.back(walking('package'));
  navigation.back(walking('package'));
  await settled();
  expect(path()).toBe('/walking/2');
  navigation.back(walking('package'));
  await settled();
  expect(path()).toBe('/walking/1');
});

test('RouterNavigation keeps the query when it replaces a page, not when it goes on (decision R1)', () => {
  const { navigation, path } = tabOfRouter('/walking/login?utm_source=x%20y');
  navigation.replace(walking('signUp'));
  expect(path()).toBe('/walking/signup?utm_source=x%20y');
  navigation.goTo(walking('schedule'));
  expect(path()).toBe('/walking/2');
});

test('RouterNavigation does nothing before its router starts and after it stops', () => {
  const window = new RouterWindow('/walking/1');
  vi.stubGlobal('window', window);
  const navigation = new RouterNavigation();
  navigation.goTo(walking('schedule'));
  navigation.attach(window.navigate);
  navigation.attach(undefined);
  navigation.replace('thankYou');
  expect(window.path).toBe('/walking/1');
});
