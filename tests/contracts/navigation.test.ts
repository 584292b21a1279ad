import { afterEach, describe, expect, test, vi } from 'vitest';
import { RouterNavigation } from '../../src/adapters/router/router-navigation';
import type { Destination, Navigation } from '../../src/ports/navigation';
import { RecordedNavigation } from '../view-models/recorded-navigation';
import { RouterWindow } from './router-window';

const walking = (page: 'package' | 'schedule' | 'signUp' | 'login' | 'summary'): Destination => ({ service: 'walking', page });

interface Tab {
  readonly navigation: Navigation;
  readonly path: () => string;
}

function tabOfRouter(): Tab {
  const window = new RouterWindow('/walking/1');
  vi.stubGlobal('window', window);
  const navigation = new RouterNavigation();
  navigation.attach(window.navigate);
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
  test('goes forward, and Back leads to where it came from', async () => {
    const { navigation, path } = open();
    navigation.goTo(walking('schedule'));
    expect(path()).toBe('/walking/2');
    navigation.back(walking('summary'));
    await settled();
    expect(path()).toBe('/walking/1');
  });

  test('spells sign-up as Next on the second step of walking does (decision R2), and as a link does elsewhere', () => {
    const { navigation, path } = open();
    navigation.goTo(walking('signUp'));
    expect(path()).toBe('/walking/signUp');
    navigation.replace(walking('signUp'));
    expect(path()).toBe('/walking/signup');
  });

  test('goes to a page once, however often it is told to', async () => {
    const { navigation, path } = open();
    for (let press = 0; press < 3; press += 1) navigation.goTo(walking('schedule'));
    navigation.back(walking('summary'));
    await settled();
    expect(path()).toBe('/walking/1');
  });

  test('replaces the present page, which Back then passes over', async () => {
    const { navigation, path } = open();
    navigation.goTo(walking('signUp'));
    navigation.replace(walking('login'));
    expect(path()).toBe('/walking/login');
    navigation.back(walking('summary'));
    await settled();
    expect(path()).toBe('/walking/1');
  });

  test('goes back to the fallback where no page of the app came before (decision R5)', async () => {
    const { navigation, path } = open();
    navigation.back(walking('schedule'));
    await settled();
    expect(path()).toBe('/walking/2');
  });

  test('ends on the thank-you page', () => {
    const { navigation, path } = open();
    navigation.replace('thankYou');
    expect(path()).toBe('/thankyou');
  });

  test('tells the address of a page', () => {
    const { navigation } = open();
    expect([navigation.pathOf({ service: 'grooming', page: 'petDetails' }), navigation.pathOf('thankYou')]).toEqual(['/grooming/petDetails', '/thankyou']);
  });
});

test('RouterNavigation goes back once, though Back is pressed again before the page is there', async () => {
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

test('RouterNavigation moves nothing before its router is there, nor after it is gone', () => {
  const window = new RouterWindow('/walking/1');
  vi.stubGlobal('window', window);
  const navigation = new RouterNavigation();
  navigation.goTo(walking('schedule'));
  navigation.attach(window.navigate);
  navigation.detach();
  navigation.replace('thankYou');
  expect(window.path).toBe('/walking/1');
});
