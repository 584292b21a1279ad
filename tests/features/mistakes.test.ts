import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCucumber } from './run-cucumber';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a feature with these lines below its rule, from line 3, and returns its path. */
function write(lines: readonly string[], name = 'mistake.feature'): string {
  const file = join(folder, name);
  writeFileSync(file, ['Feature: Mistakes', 'Rule: All', ...lines].join('\n'));
  return file;
}

const run = (lines: readonly string[], ...options: readonly string[]) =>
  runCucumber('-p', 'examples', write(lines), ...options);

/** The path of what is run, as Cucumber's messages write it. */
const uri = relative(process.cwd(), join(folder, 'mistake.feature'));

test('a file that cannot be read says where, without a stack', () => {
  const first = write(['Scenario: One', 'Whn she goes on', 'Given Asha is logged in'], 'first-step.feature');
  const second = write(['Scenario: One', 'Given Asha is logged in', 'Whn she goes on'], 'second-step.feature');
  const table = write(['Scenario: One', 'Given Asha is logged in', '| one | two |', '| one |'], 'table.feature');
  const pipes = write(['Scenario: One', 'Given Asha is logged in', '| one | two', 'one | two |'], 'pipes.feature');
  const { status, stderr } = runCucumber('-p', 'examples', first, second, table, pipes);
  expect(status).toBe(1);
  expect(stderr.replaceAll(relative(process.cwd(), folder), '').trim().split('\n').toSorted()).toEqual([
    "/first-step.feature:4: 'Whn she goes on' is not a step. Is its first word misspelt?",
    "/pipes.feature:5: The last | is missing: write '| one | two |'.",
    "/pipes.feature:6: The first | is missing: write '| one | two |'.",
    "/second-step.feature:5: 'Whn she goes on' does not belong here. Is its first word misspelt?",
    '/table.feature:6: The row has more or fewer | than the first row of its table.',
  ]);
});

test('scenarios with unknown or contradictory tags are refused', () => {
  const { status, stderr } = run(
    ['@brower', '@core @browser', '@keyboard'].flatMap((tags) => [
      tags,
      `Scenario: ${tags}`,
      'Given Asha is logged in',
    ]),
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    `${uri}:4: There is no tag @brower, but @browser, @core, @demo, @engines, @keyboard, @smoke.`,
    `${uri}:7: @core takes no other tag: all others need a browser.`,
    `${uri}:10: @keyboard needs @browser beside it, and no @demo.`,
  ]);
});

test('a run without a matching scenario, or with a scenario that proves nothing, is refused', () => {
  const unmatched = run(['Scenario: One', 'Given Asha is logged in'], '--name', 'Two');
  expect(unmatched.status).toBe(1);
  expect(unmatched.stderr).toContain('No scenario fits: look at the file, the name and the tags that you gave.');
  const denial = (text: string) => ['Given Meera opens the walking package page', `Then she does not see "${text}"`];
  const empty = run([
    'Scenario: One',
    'Given Asha is logged in',
    'Then she goes on',
    'Scenario: Two',
    'Scenario: Three',
    ...denial('Please enter emial'),
    'Scenario: Four',
    ...denial('Please enter email'),
    'But she is not offered "Please enter email"',
  ]);
  expect(empty.status).toBe(1);
  expect(empty.stderr.trim().split('\n')).toEqual([
    `${uri}:3: The scenario 'One' expects nothing. End it with what is seen: 'Then she sees the walking date page'.`,
    `${uri}:6: The scenario 'Two' has no steps.`,
    `${uri}:7: No scenario sees "Please enter emial", so its absence proves nothing. The nearest: "Please enter email", "Please enter pet name", "Please enter location".`,
    `${uri}:10: No scenario is offered "Please enter email", so its absence proves nothing. The nearest: "Please enter email", "Please enter location", "Please enter pet name".`,
  ]);
});

test('a failure names its step, with the line of its code, and only an error in the code has a stack', () => {
  const wrongTotal = ['Scenario: One', 'Given Meera is at the walking package page', 'Then the total is ₹1.00'];
  const untoldLog = [
    'Scenario: Two',
    'Given the server breaks down when asked for the walking packages',
    'And Meera opens the walking package page',
    'Then she sees the walking package page',
  ];
  const untoldAlert = [
    'Scenario: Four',
    'Given Asha is logged in',
    'And she is at the walking summary',
    'And the server breaks down when asked for a walking booking',
    'When she goes on',
    'Then the log tells of a walking booking',
  ];
  const report = join(folder, 'report.html');
  const { status, stdout } = run(
    [
      ...wrongTotal,
      ...untoldLog,
      'Scenario: Three',
      'Given Meera is logged in',
      'Then she is told nothing',
      ...untoldAlert,
    ],
    '--format',
    './features/reports/summary.mjs',
    '--format',
    `./features/reports/html.mjs:${report}`,
  );
  const told = stdout.replaceAll(/^ +/gm, '');
  expect(status).toBe(1);
  expect(told).toMatch(
    /Then the total is ₹1\.00 # features\/steps\/bookings\.ts:\d+\nThe total is from ₹139\.00 a walk, and not ₹1\.00\.\n2\) Two/,
  );
  expect(told).toContain(
    'The log has entries that the scenario does not mention: GET packages/4: status 500. Add: Then the log tells of the walking packages\n3)',
  );
  expect(told).toContain('Meera is not a customer of the server, and has to sign up. Asha and Vikram are customers.\n');
  expect(told).toContain(
    'An alert is open that the scenario does not mention. Add: Then she is alerted "Something went wrong. Please try again."',
  );
  expect(told, 'what fills a terminal').not.toContain('What happened, step by step');
  const page = readFileSync(report, 'utf8');
  const trace = [
    'What happened, step by step',
    'Meera is at the walking package page',
    '  call     GET packages/4 → 200',
    '  +  heading: 01. Choose Your Perfect Package',
  ];
  for (const line of trace) expect(page).toContain(line);
  expect(page, 'opens without a network').not.toMatch(/<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?\/\//);
});

/** Steps with a mistake, each the last of a scenario. With each step: the message that it must cause, and the page of the scenario. */
const MISTAKES: readonly (readonly [mistake: string, said: string, page?: string])[] = [
  [
    'And it is 9.00 AM on 5 December 2026 in India',
    "Write '9:00 AM' in place of '9.00 AM'.\nThere is no such step. The nearest ones are:\nit is {time} on {day} in India\nit is 6:00 AM on 5 March 2026 in India\n",
  ],
  [
    'And the moon shines bright over the sea',
    'There is no such step, and no similar one. For all steps: npm run steps',
  ],
  ['When she presses the Next button', 'There is no such step. Say instead:\n{customer} goes on\nMeera goes on\n'],
  [
    'When she goes on\nThen she sees the walking date page',
    "and not /walking/2 '02. Book Date & Time'. It says:\n| Walk frequency | Please select walk frequency |\n",
  ],
  [
    'When she goes on\nThen she is told "Please enter email" about Email',
    "All messages of the page /walking/signup count. As a table below 'is told:' they are:\n| First Name | ",
    'sign-up page',
  ],
  ['Then she scans the way to the app from "QR"', "The page does not have 'QR'."],
  ['When she gives "dog.png" as Pet image', "'dog.png' is not a picture. It has to be one of: a picture, "],
  [
    'When she asks for a code\nThen the server has received a code:\n| phone | a PNG of 1 by 1 pixels |\n| … | |',
    "'9000012345' was sent, and not a PNG of 1 by 1 pixels.",
    'login page',
  ],
  ['Then she is asked for:', 'The step needs a table below it.'],
  ['When she goes on\n| Email |', 'The step takes no table, and no text below it.'],
  ['When she goes on\n"""\nslowly\n"""', 'The step takes no table, and no text below it.'],
  ['When she chooses "31 Dec 2026" as Start date', "Write '31 December 2026' in place of '31 Dec 2026'.", 'date page'],
  [
    'When she chooses "5 May 2026" as Start date',
    "'5 May 2026' is not a day: write 5 March 2026 or tomorrow, without quotes.",
    'date page',
  ],
  [
    'When she chooses 1 May 2026 as Start date',
    'May 1, 2026 cannot be chosen. The calendar shows November 2026.',
    'date page',
  ],
  ['Then she is offered "Nextt"', "'Nextt' cannot be pressed on the page /walking/1. What can: "],
  ['Then she sees "Chose Your Perfct Package"', "is not on the page. The nearest is 'Choose Your Perfect Package'."],
  [
    'Then she is told "Please choose walk frequency"',
    'is not a sentence of the specification. The nearest: "Please select walk frequency", "Please choose walk duration", "Please choose a package".',
  ],
  ['Then she sees "rivac"', "'rivac' is not on the page."],
  ['Then she sees ""', 'The quotes are empty.'],
  ['Then the links lead to:\n| Shopp | / |', "There is no link 'Shopp', but Shop."],
  ['When she chooses "E" as Package', "'E' is not offered, but Express"],
  ['Then the summary reads:\n| Package | Express |', 'The page /walking/1 has no summary.'],
  ['Then she finds:\n| → totals |\n| ₹0.00 |', "'totals' is not a result or a detail. The nearest: total, title."],
  ['Then she finds:\n| → total |\n| 0 |', "Write '₹0.00' in place of '0'."],
  ['Then the total is ₹1194.00', "Write '₹1,194.00' in place of '₹1194.00'."],
  [
    'Then she finds:\n| page | → total |\n| walking | ₹0.00 |',
    "'walking' is not a page. Examples: 'the walking date page'",
  ],
  ['Then she is alerted "Something went wrong. Please try again."', 'No alert is open.'],
  [
    'Then the server has received a sign-up:\n| … | |',
    'The server was not asked for a sign-up, but for the walking packages',
  ],
  [
    'When she asks for a code\nThen the server has received a code:\n| otp | |\n| … | |',
    'What the server received: otp was not sent.',
    'login page',
  ],
  ['Then she finds:\n| page | -> total |\n| | |', "Write '→ total' in place of '-> total'."],
  [
    'When she asks for a code\nThen the server has received a code:\n| phone | 9000012345 |\n| … | |',
    'The text "9000012345" was sent: put it in quotes.',
    'login page',
  ],
];

test('each mistake gets a sentence with the problem or the right wording', () => {
  const scenarios = MISTAKES.flatMap(([mistake, , page = 'package page'], index) => [
    `Scenario: ${index}`,
    `Given Meera is at the walking ${page}`,
    ...mistake.split('\n'),
    'Then the links lead to:',
    '| Shop | / |',
  ]);
  const { stdout } = run(scenarios);
  const told = stdout.replaceAll(/^ +/gm, '').replaceAll('\n\n', '\n');
  expect(MISTAKES.map(([, said]) => said).filter((said) => !told.includes(said))).toEqual([]);
  expect(stdout, 'advice, and no code').not.toMatch(/function|^ +at /m);
  expect(stdout).toContain(`${MISTAKES.length} scenarios (3 undefined, ${MISTAKES.length - 3} failed)`);
});
