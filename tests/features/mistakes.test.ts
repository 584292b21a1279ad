import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCucumber } from './run-cucumber';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ONE = 'Scenario: One\nGiven Asha is logged in\n';
const ON_A_PAGE = 'Given Meera is at the walking package page\n';
const LEFT_OUT = 'what is left out';
const PROOF = 'a proof';
const STEPS = 'steps';
const STEPS_ON_A_PAGE = 'steps on a page';

/** Steps on a page are Meera's, on the walking package page unless another is named. */
type Mistake = readonly [written: string, answered: string, page?: string];

/** One run of Cucumber gets steps as scenarios, and all else as files, from their third line on. */
const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'a file that cannot be read': [
    [`${ONE}Whn she goes on`, ":5: 'Whn she goes on' does not belong here. Is its first word misspelt?"],
    [`${ONE}| one | two |\n| one |`, ':6: inconsistent cell count within the table'],
    [`${ONE}| one | two\n| one | two |`, ":5: The last | is missing: write '| one | two |'."],
    [`${ONE}| one | two |\none | two |`, ":6: The first | is missing: write '| one | two |'."],
    [Buffer.from(ONE, 'utf16le').toString(), ':1: The file is saved as UTF-16 or ANSI: save it as UTF-8.'],
  ],
  [LEFT_OUT]: [
    [
      'Scenario: One\nWhn she goes on\nGiven Asha is logged in',
      ":4: 'Whn she goes on' is not a step. Is its first word misspelt?",
    ],
    ['Scenario: Two', ":3: The scenario 'Two' has no steps."],
    [
      '@brower\nScenario: One\nGiven Asha is logged in',
      ':4: There is no tag @brower, but @browser, @core, @demo, @engines, @keyboard, @smoke.',
    ],
    [
      '@core @browser\nScenario: One\nGiven Asha is logged in',
      ':4: @core takes no other tag: all others need a browser.',
    ],
    ['@keyboard\nScenario: One\nGiven Asha is logged in', ':4: @keyboard needs @browser beside it, and no @demo.'],
    [`${ONE}${ONE}`, ":5: The scenario in line 3 has the name 'One' already."],
  ],
  [PROOF]: [
    [
      `${ON_A_PAGE}Then she taps "Home"`,
      "The scenario '0' expects nothing. End it with what is seen: 'Then she sees the walking date page'.",
    ],
    [
      `${ON_A_PAGE}Then she does not see "Please enter emial"`,
      '/0.feature:8: No scenario sees "Please enter emial", so its absence proves nothing.',
    ],
    [
      `${ON_A_PAGE}Then she is not offered "Please enter email"`,
      'No scenario is offered "Please enter email", so its absence proves nothing.',
    ],
    // A misspelt step may be the proof, so it is told first.
    [
      `${ON_A_PAGE}Then she sese "Home"`,
      '/0.feature:14: There is no such step. The nearest ones are:\n{customer} sees {string}',
    ],
    [
      `${ON_A_PAGE}Then Save addresses is "Home"`,
      'is not a detail. The nearest: Saved addresses, Search address.\n/0.feature:17',
    ],
    [
      `${ON_A_PAGE}Then she is told nothing\nAnd she is at the walking date page`,
      '/0.feature:21: After Then write: she sees the walking date page. ',
    ],
  ],
  [STEPS]: [
    ['When she gvies "x" as Email', 'The nearest ones are:\n{customer} gives {value} as {detail}\n'],
    [
      'Then the server asked a code 2 times',
      'The nearest ones are:\nthe server has been asked for {call} {int} time(s)\n',
    ],
    [
      'And the moon shines bright over the sea',
      'There is no such step, and no similar one. For all steps: npm run steps',
    ],
    ['And it is 9 AM on 5 Sept. 2026 in India', 'The nearest ones are:\nit is {time} on {day} in India\n'],
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
  ],
  [STEPS_ON_A_PAGE]: [
    [
      'When she chooses "31 Dec 2026" as Start date',
      "'31 Dec 2026' is not a day: write 5 March 2026 or tomorrow, without quotes.",
      'date page',
    ],
    [
      'When she goes on\nThen she sees the walking date page',
      "and not /walking/2 '02. Book Date & Time'. It says:\n| Walk frequency | Please select walk frequency |\n",
    ],
    [
      'When she goes on\nThen she is told "Please enter email" about Email',
      "All messages of the page /walking/signup count. As a table below 'is told:' they are:\n| First Name | ",
      'sign-up page',
    ],
    [
      'When she goes on\nThen she is told "Please choose a package"',
      'Other messages stand on the page too:\n| Walk frequency | Please select walk frequency |\n',
    ],
    [
      'When the server breaks down when asked for the walking packages\nAnd she reloads the page\nThen she is told nothing',
      'The notice is We could not load the packages. Tap Reload to try again., and not empty.',
    ],
    ['Then she is not offered "Chat with us"', "'Chat with us for more information' can be pressed."],
    ['Then she scans the way to the app from "QR"', "The page does not have 'QR'."],
    ['When she gives "dog.png" as Pet image', "'dog.png' is not a picture. It has to be one of: a picture, "],
    ['Then she is asked for:', 'The step needs a table below it.'],
    ['When she goes on\n| Email |', 'The step takes no table, and no text below it.'],
    [
      'When she chooses 1 May 2026 as Start date',
      'May 1, 2026 cannot be chosen. The calendar shows November 2026.',
      'date page',
    ],
    ['Then she is offered "Nextt"', "'Nextt' cannot be pressed on the page /walking/1, but Next."],
    ['When she gives "" as Email', "The quotes are empty. For an empty value write 'nothing'."],
    [
      'Then she is told "Please choose walk frequency"',
      'is not a sentence of the specification. The nearest: "Please select walk frequency", "Please choose walk duration", "Please choose a package".',
    ],
    ['Then the links lead to:\n| Shopp | / |', "There is no link 'Shopp', but Shop."],
    ['When she chooses "E" as Package', "'E' is not offered, but Express"],
    ['Then the summary reads:\n| Package | Express |', 'The page /walking/1 has no summary.'],
    ['Then the total is ₹1.00', 'The total is from ₹139.00 a walk, and not ₹1.00.'],
    [
      'Then she finds:\n| page | → total |\n| walking | ₹0.00 |',
      "'walking' is not a page. Examples: 'the walking date page'",
    ],
    ['Then she is alerted "Something went wrong. Please try again."', 'No alert is open.'],
    ...(
      [
        ['phone', 'a PNG of 1 by 1 pixels', "'9000012345' was sent, and not a PNG of 1 by 1 pixels."],
        ['otp', '', 'What the server received: otp was not sent, but phone, device_token.'],
        ['phone', '9000012345', 'The text "9000012345" was sent: put it in quotes.'],
      ] as const
    ).map(([name, value, answered]): Mistake => [
      `When she asks for a code\nThen the server has received a code:\n| ${name} | ${value} |\n| … | |`,
      answered,
      'login page',
    ]),
    [
      'Then the server has received a sign-up:\n| … | |',
      'The server was not asked for a sign-up, but for the walking packages',
    ],
    [
      'And the server breaks down when asked for the walking packages\nAnd she reloads the page\nThen she is offered "Reload"',
      'The log has entries that the scenario does not mention: GET packages/4: status 500. Add: Then the log tells of the walking packages\n',
    ],
    [
      'When she chooses "Morning, Evening" as Time slots\nThen she sees "You can only select"',
      'An alert is open that the scenario does not mention. Add: Then she is alerted "You can only select 1 time slot(s) for Once a Day"',
      'date page',
    ],
  ],
};

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

const groups = Object.entries(MISTAKES);
const isOfSteps = (of: string) => [PROOF, STEPS, STEPS_ON_A_PAGE].includes(of);

test.each(groups.filter(([of]) => !isOfSteps(of)))('a mistake of %s fails the run', (of, mistakes) => {
  const { stderr, stdout } = run([
    ...mistakes.map(([written]) => written),
    // As from a web page or Word, with spaces that do not break.
    `Scenario: Right\n${ON_A_PAGE}Then she is told nothing`.replaceAll(' ', '\u00a0'),
  ]);
  const answers = mistakes.map(([, answered], index) => `/${index}.feature${answered}`);
  expect(stderr.trim().split('\n').toSorted()).toEqual(answers);
  expect(stdout.includes('1 scenario (1 passed)'), 'the others run if Cucumber can read each file').toBe(
    of === LEFT_OUT,
  );
});

test.each(groups.filter(([of]) => isOfSteps(of)))('a mistake of %s fails its scenario', (of, mistakes) => {
  const scenarios = mistakes.map(([written, , page = 'package page'], index) => [
    `Scenario: ${index}`,
    ...(of === STEPS_ON_A_PAGE ? [`Given Meera is at the walking ${page}`] : []),
    written,
    ...(of === STEPS || !/^Then |\nThen /.test(written) ? ['Then she is told nothing'] : []),
  ]);
  const report = join(folder, 'report.html');
  const formats = ['summary.mjs', `html.mjs:${report}`].flatMap((name) => ['--format', `./features/reports/${name}`]);
  const { stdout } = run([scenarios.flat().join('\n')], ...formats);
  const told = stdout
    .replaceAll(/^ +/gm, '')
    .replaceAll('\n\n', '\n')
    .replaceAll(relative(process.cwd(), folder), '')
    .split(/^\d+\) (?=\d)/m);
  const answers = mistakes.map((_, index) => told.find((each) => each.startsWith(`${index} #`)));
  expect(answers).toEqual(mistakes.map(([, answered]) => expect.stringContaining(answered) as string));
  expect(stdout, 'advice, and no code').not.toMatch(/function|^ +at /m);
  expect(stdout, 'what fills a terminal').not.toContain('What happened, step by step');
  if (of !== STEPS_ON_A_PAGE) return;
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
