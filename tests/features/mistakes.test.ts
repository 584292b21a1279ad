import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCucumber } from './run-cucumber';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ONE = 'Scenario: One\nGiven Asha is logged in\n';

/** Steps are Meera's, on the named walking page; without a name, the scenario's own. */
type Mistake = readonly [written: string, answered: string, page?: string];

/** Files, from their third line on. */
const UNREADABLE: readonly Mistake[] = [
  [`${ONE}Whn she goes on`, ":5: This does not belong here: 'Whn she goes on'"],
  [`${ONE}| one | two\n| one | two |`, ":5: The last | is missing: write '| one | two |'."],
  [`${ONE}| one | two |\none | two |`, ":6: The first | is missing: write '| one | two |'."],
  [Buffer.from(ONE, 'utf16le').toString(), ':1: The file is saved as UTF-16 or ANSI: save it as UTF-8.'],
];
const LEFT_OUT: readonly Mistake[] = [
  [
    'Scenario: One\nWhn she goes on\nGiven Asha is logged in',
    ":3: 'Whn she goes on' is not a step. Is its first word misspelt?",
  ],
  ['Scenari: One\nGiven Asha is logged in', ":2: 'Scenari: One' is not a step. Is its first word misspelt?"],
  ['Scenario: Two', ":3: The scenario 'Two' has no steps."],
  [`@brower\n${ONE}`, ':4: There is no tag @brower, but @browser, @core, @demo, @engines, @keyboard, @smoke.'],
  [`@core @browser\n${ONE}`, ':4: @core takes no other tag: all others need a browser.'],
  [`@keyboard\n${ONE}`, ':4: @keyboard needs @browser beside it, and no @demo.'],
  [`${ONE}${ONE}`, ":5: The scenario in line 3 has the name 'One' already."],
];
const EXPECTS_NOTHING = "expects nothing. End it with what is seen: 'Then she sees the walking date page'.";
const PACKAGES = 'package page';
const IN_SCENARIOS: readonly Mistake[] = [
  ['Then she taps "Home"', EXPECTS_NOTHING, PACKAGES],
  ['Then she is told nothing\nAnd she is at the walking date page', EXPECTS_NOTHING, PACKAGES],
  [
    'Then she does not see "Please enter emial"',
    '/0.feature:12: No scenario sees "Please enter emial", so its absence proves nothing.',
    PACKAGES,
  ],
  [
    'Then she is not offered "Please enter email"',
    'No scenario is offered "Please enter email", so its absence proves nothing.',
    PACKAGES,
  ],
  // A misspelt step may be the proof, so it is told first.
  [
    'Then she sese "Home"',
    '/0.feature:18: There is no such step. The nearest ones are:\n{customer} sees {string}',
    PACKAGES,
  ],
  [
    'And the moon shines bright over the sea',
    'There is no such step, and no similar one. For all steps: npm run steps',
  ],
  ['And it is 9 AM on 5 Sept. 2026 in India', 'The nearest ones are:\nit is {time} on {day} in India\n'],
  ['Then Save addresses is "Home"', 'is not a detail, but Saved addresses, Search address.\n', PACKAGES],
  ['Then she is offered "Nextt"', "'Nextt' cannot be pressed on the page /walking/1, but Next.", PACKAGES],
  [
    'Given Asha is logged in\nAnd she is at the walking summary\nWhen she taps "Change"',
    "'Change' is the name of 4 controls. Say which one: Change Pet, Change Dog Walking, Change Date & time, Change Address.",
  ],
  [
    'Given Asha is logged in\nAnd she is at the walking summary\nThen the summary reads:\n| Bruno | Pug |\n| … | |',
    'The summary reads:\n| Bruno | Indian Pariah |\n',
  ],
  [
    'Given Vikram is logged in\nAnd Asha is at the walking summary',
    "Vikram is at the page, and not Asha. A person comes to it by 'logs in'.",
  ],
  ['Given Meera is logged in', 'Meera is not a customer of the server, and has to sign up. Asha and Vikram are'],
  [
    'When she chooses "31 Dec 2026" as Start date',
    "'31 Dec 2026' is not a day: write 5 March 2026 or tomorrow, without quotes.",
    'date page',
  ],
  [
    'When she goes on\nThen she sees the walking date page',
    "and not /walking/2 '02. Book Date & Time'. It says:\n| Walk frequency | Please select walk frequency |\n",
    PACKAGES,
  ],
  [
    'When she goes on\nThen she is told "Please enter email" about Email',
    "All messages of the page /walking/signup count. As a table below 'is told:' they are:\n| First Name | ",
    'sign-up page',
  ],
  [
    'When she goes on\nThen she is told "Please choose a package"',
    'Other messages stand on the page too:\n| Walk frequency | Please select walk frequency |\n',
    PACKAGES,
  ],
  [
    'When the server breaks down when asked for the walking packages\nAnd she reloads the page\nThen she is told nothing',
    'The notice is We could not load the packages. Tap Reload to try again., and not empty.',
    PACKAGES,
  ],
  ['Then she is not offered "Chat with us"', "'Chat with us for more information' can be pressed.", PACKAGES],
  [
    'When she chooses 1 May 2026 as Start date',
    'May 1, 2026 cannot be chosen. The calendar shows November 2026.',
    'date page',
  ],
  ['Then the total is ₹1.00', 'The total is from ₹139.00 a walk, and not ₹1.00.', PACKAGES],
  ['Then she is alerted "Something went wrong. Please try again."', 'No alert is open.', PACKAGES],
  ...(
    [
      ['phone', 'a PNG of 1 by 1 pixels', "'9000012345' was sent, and not a PNG of 1 by 1 pixels."],
      ['otp', '', 'What the server received: otp was not sent, but phone, device_token.'],
    ] as const
  ).map(([name, value, answered]): Mistake => [
    `When she asks for a code\nThen the server has received a code:\n| ${name} | ${value} |\n| … | |`,
    answered,
    'login page',
  ]),
  [
    'Then the server has received a sign-up:\n| … | |',
    'The server was not asked for a sign-up, but for the walking packages',
    PACKAGES,
  ],
  [
    'And the server breaks down when asked for the walking packages\nAnd she reloads the page\nThen she is offered "Reload"',
    'The log has entries that the scenario does not mention: GET packages/4: status 500. Add: Then the log tells of the walking packages\n',
    PACKAGES,
  ],
  [
    'When she chooses "Morning, Evening" as Time slots\nThen she sees "You can only select"',
    'An alert is open that the scenario does not mention. Add: Then she is alerted "You can only select 1 time slot(s) for Once a Day"',
    'date page',
  ],
];

function run(texts: readonly string[], ...options: readonly string[]) {
  const files = texts.map((text, index) => {
    const file = join(folder, `${index}.feature`);
    writeFileSync(file, `Feature: Mistakes\nRule: All\n${text}`);
    return file;
  });
  const { status, stdout, stderr } = runCucumber('-p', 'examples', ...files, ...options);
  expect(status).toBe(1);
  return { stderr: stderr.replaceAll(relative(process.cwd(), folder), ''), stdout };
}

test.each([
  { of: 'a file', mistakes: UNREADABLE, hasRest: false },
  { of: 'what is left out', mistakes: LEFT_OUT, hasRest: true },
])('a mistake of $of fails the run, before others run if Cucumber cannot read a file', ({ mistakes, hasRest }) => {
  const { stderr, stdout } = run([
    ...mistakes.map(([written]) => written),
    // As from a web page or Word, with spaces that do not break.
    'Scenario: Right\nGiven Meera is at the walking package page\nThen she is told nothing'.replaceAll(' ', '\u00a0'),
  ]);
  const answers = mistakes.map(([, answered], index) => `/${index}.feature${answered}`);
  expect(stderr.trim().split('\n').toSorted()).toEqual(answers);
  expect(stdout.includes('1 scenario (1 passed)')).toBe(hasRest);
});

test('a mistake in a scenario fails it, with advice and no code', () => {
  const scenarios = IN_SCENARIOS.map(([written, , page], index) => [
    `Scenario: ${index}`,
    ...(page ? [`Given Meera is at the walking ${page}`] : []),
    written,
    ...(/^Then /m.test(written) ? [] : ['Then she is told nothing']),
  ]);
  const report = join(folder, 'report.html');
  const formats = ['summary.mjs', `html.mjs:${report}`].flatMap((name) => ['--format', `./features/reports/${name}`]);
  const { stdout } = run([scenarios.flat().join('\n')], ...formats);
  const told = stdout
    .replaceAll(/^ +/gm, '')
    .replaceAll('\n\n', '\n')
    .replaceAll(relative(process.cwd(), folder), '')
    .split(/^\d+\) (?=\d)/m);
  const answers = IN_SCENARIOS.map((_, index) => told.find((each) => each.startsWith(`${index} #`)));
  expect(answers).toEqual(IN_SCENARIOS.map(([, answered]) => expect.stringContaining(answered) as string));
  expect(stdout).not.toMatch(/function|^ +at /m);
  expect(stdout, 'what fills a terminal').not.toContain('What happened, step by step');
  expect(stdout, 'the line of the code').toMatch(/Then the total is ₹1\.00 # features\/steps\/bookings\.ts:\d+\n/);
  const page = readFileSync(report, 'utf8');
  for (const line of ['What happened, step by step', '  call     GET packages/4 → 200', '  +  heading: 01. Choose'])
    expect(page).toContain(line);
  expect(page, 'begins with what failed').toContain('?hide=passed');
  expect(page, 'opens without a network').not.toMatch(/<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?\/\//);
});

test('all words, forms and pictures are listed', () => {
  const { stdout } = runCucumber('-p', 'steps');
  for (const line of ['{customer} goes on', 'the pets', 'yesterday', '"a broken picture"'])
    expect(stdout).toMatch(new RegExp(`^ +${line.replace(/[{}]/g, String.raw`\$&`)}$`, 'm'));
});

test('a run without a matching scenario is refused', () => {
  const { stderr } = run(['Scenario: One\nGiven Asha is logged in\nThen she sees "Work"'], '--name', 'Two');
  expect(stderr).toContain('No scenario fits: look at the file, the name and the tags that you gave.');
});
