import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../src/views/controls/button';
import { copyLink } from './copy-link';
import { Editor } from './editor';
import { readText, type Problem } from './feature-problems';
import type { Player } from './player';
import styles from './player-page.module.css';
import { ScenarioRun, TallyReport } from './scenario-run';
import { playableOf, scenarioAt, type Scenario } from './scenarios';
import { fileNameOf } from './written-text';

const NO_SCENARIO = 'There is no scenario yet. Begin with "Feature:", then "Rule:", then "Scenario:".';

interface WritePanelProps {
  readonly player: Player;
  readonly text: string;
  /** Where the editor's cursor is at first. */
  readonly cursor: 'start' | 'end';
  readonly onText: (text: string) => void;
}

/** The panel in which a person writes and runs scenarios, and exports them as a link or a file. */
export const WritePanel = observer(({ player, text, cursor, onText }: WritePanelProps) => {
  const [line, setLine] = useState(1);
  const [news, setNews] = useState('');
  /** How often a person opened a failed scenario from the list of failures. Each time the focus moves to the scenario's result. */
  const [opened, setOpened] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  /** Clears the last result, and shows a sentence that says why no scenario runs; '' shows none. */
  const refuse = async (sentence: string) => {
    await player.choose(undefined);
    setNews(sentence);
  };
  const run = async () => {
    const { scenarios, problems: found } = readText(text);
    const scenario = scenarioAt(scenarios, line);
    const problem = found.find((each) => !each.scenario || each.scenario === scenario);
    if (problem) return refuse(`${scenario ? `'${scenario.name}'` : 'This'} would not run: see line ${problem.line} above.`);
    if (!scenario) return refuse(NO_SCENARIO);
    if (scenario.obstacle) return refuse(`'${scenario.name}' cannot be played here. ${scenario.obstacle}`);
    setNews('');
    setOpened(0);
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
    await player.choose(scenario, true);
    player.play();
    setOpened((count) => count + 1);
  };
  const copy = async () => setNews(await copyLink(`?write=${encodeURIComponent(text)}`, 'The link is copied. It holds the scenarios.'));
  const download = () => {
    const name = fileNameOf(text, player.scenarios.map(({ feature }) => feature));
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })), download: name });
    link.click();
    URL.revokeObjectURL(link.href);
    setNews(`Saved as '${name}'. Move it into the folder features/ of the project, then run:\nnpm run features -- features/${name}`);
  };

  const { chosen, ending } = player;
  const failedLine = typeof ending === 'object' ? chosen?.steps[ending.step]?.line : undefined;
  return (
    <>
      <h2>Write a scenario</h2>
      <p>Ctrl and Space offer the words that fit. What is underlined would not run. Run plays the scenario at the cursor.</p>
      <Editor
        text={text}
        cursor={cursor}
        failedLine={failedLine}
        onChange={(changed, at) => {
          setLine(at);
          if (changed === text) return;
          onText(changed);
          // The shown result is about the text before this change, so it is cleared.
          void refuse('');
        }}
        onProblems={setProblems}
      />
      <Problems problems={problems} />
      <div className={styles.actions}>
        <Button onClick={() => void run()}>Run</Button>
        <Button look="outlined" onClick={() => void runAll()}>
          Run all
        </Button>
        <Button look="outlined" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button look="outlined" onClick={download}>
          Download
        </Button>
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <TallyReport player={player} onOpen={(scenario) => void open(scenario)} />
      {chosen && <ScenarioRun player={player} scenario={chosen} focusCount={opened} />}
    </>
  );
});

/** The problems of the text as a list, for people who cannot point at the underlined text in the editor. */
function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul aria-label="What would not run" className={styles.problems}>
      {problems.map(({ line, sentence }, index) => {
        const [first, ...others] = sentence.split('\n');
        return (
          <li key={index}>
            {others.length === 0 ? (
              `Line ${line}: ${first}`
            ) : (
              <details>
                <summary>
                  Line {line}: {first}
                </summary>
                <pre>{others.join('\n')}</pre>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
