import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { exampleOf } from '../../features/reports/advice';
import { Button } from '../../src/views/controls/button';
import { stepExpressions } from './cucumber';
import { readText } from './feature-problems';
import type { Player } from './player';
import styles from './player-page.module.css';
import { ScenarioRun, TallyReport } from './scenario-run';
import { playableOf, scenarioAt, type Scenario } from './scenarios';

const FILE = 'my-scenarios.feature';

const NO_SCENARIO = 'There is no scenario yet. Begin with "Feature:", then "Rule:", then "Scenario:".';

interface WritePanelProps {
  readonly player: Player;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The panel in which a person writes and runs scenarios, and exports them as a link or a file. */
export const WritePanel = observer(({ player, text, onText }: WritePanelProps) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [news, setNews] = useState('');
  useEffect(() => area.current!.setSelectionRange(0, 0), []);
  const selectLine = (line: number) => {
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    area.current!.setSelectionRange(start, start + lines[line - 1]!.length);
    // A browser scrolls a field to its selection when the field gets the focus.
    area.current!.focus();
    area.current!.scrollIntoView({ block: 'nearest' });
  };

  /** Clears the last result, and shows a sentence that says why no scenario runs; '' shows none. */
  const refuse = async (sentence: string) => {
    await player.choose(undefined);
    setNews(sentence);
  };
  const run = async () => {
    const { scenarios, problems: found } = readText(text);
    const scenario = scenarioAt(scenarios, text.slice(0, area.current!.selectionStart).split('\n').length);
    const problem = found.find((each) => !each.scenario || each.scenario === scenario);
    if (problem)
      return refuse(`${scenario ? `'${scenario.name}'` : 'This'} would not run: see line ${problem.line} above.`);
    if (!scenario) return refuse(NO_SCENARIO);
    if (scenario.obstacle) return refuse(`'${scenario.name}' cannot be played here. ${scenario.obstacle}`);
    setNews('');
    await player.choose(scenario);
    player.play();
  };
  const runAll = async () => {
    const { scenarios, problems: found } = readText(text);
    const playable = playableOf(scenarios);
    const [problem] = found;
    if (problem) return refuse(`Not all would run: see line ${problem.line} above.`);
    if (scenarios.length === 0) return refuse(NO_SCENARIO);
    setNews(playable.length < scenarios.length ? `${scenarios.length - playable.length} cannot be played here.` : '');
    await player.playAll(playable);
  };
  const open = async (scenario: Scenario) => {
    await player.choose(scenario, { keepsTally: true });
    player.play();
  };
  const copy = async () => {
    const link = new URL(`?write=${encodeURIComponent(text)}`, location.href).href;
    setNews(
      await navigator.clipboard.writeText(link).then(
        () => 'The link is copied. It holds the scenarios.',
        () => `Copy this link: ${link}`,
      ),
    );
  };
  const download = () => {
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })),
      download: FILE,
    });
    link.click();
    URL.revokeObjectURL(link.href);
    setNews(
      `Saved as '${FILE}'. Move it into the folder features/ of the project, then run:\nnpm run features -- features/${FILE}`,
    );
  };

  const { chosen } = player;
  return (
    <>
      <h2>Write a scenario</h2>
      <p>Run plays the scenario at the cursor.</p>
      <details>
        <summary>All steps</summary>
        <ul>
          {stepExpressions().map((expression) => (
            <li key={expression}>{exampleOf(expression)}</li>
          ))}
        </ul>
      </details>
      <label htmlFor={id}>Scenario text</label>
      <textarea
        ref={area}
        id={id}
        className={styles.text}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          // The shown result is about the text before this change, so it is cleared.
          void refuse('');
        }}
      />
      <Problems text={text} onLine={selectLine} />
      <div className={styles.actions}>
        <Button onClick={() => void run()}>Run</Button>
        <Button look="raised" onClick={() => void runAll()}>
          Run all
        </Button>
        <Button look="raised" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button look="raised" onClick={download}>
          Download
        </Button>
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <TallyReport player={player} onOpen={(scenario) => void open(scenario)} />
      {chosen && <ScenarioRun player={player} scenario={chosen} />}
    </>
  );
});

/** The problems of the text, each with a button for its line, from 1. React reads the text again in a pause of the typing. */
function Problems({ text, onLine }: { readonly text: string; readonly onLine: (line: number) => void }) {
  const { problems } = readText(useDeferredValue(text));
  if (problems.length === 0) return null;
  return (
    <ul aria-label="What would not run" className={styles.problems}>
      {problems.map(({ line, sentence }, index) => (
        <li key={index}>
          <Button look="link" onClick={() => onLine(line)}>
            Line {line}
          </Button>
          <p className={styles.sentence}>{sentence}</p>
        </li>
      ))}
    </ul>
  );
}
