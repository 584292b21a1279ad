import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../src/views/controls/button';
import { Editor } from './editor';
import { problemsOf } from './feature-problems';
import type { Player } from './player';
import styles from './player-page.module.css';
import { ScenarioRun } from './scenario-run';
import { readScenarios } from './scenarios';

const TEMPLATE = `Feature: My scenarios

  Rule: What I want to see

    Scenario: My first scenario
      Given Meera opens the walking package page
      When she chooses "2 Walks" as Walk frequency
      Then Walk frequency is "2 Walks"
`;

interface WritePanelProps {
  readonly player: Player;
  /** The text of a link; undefined without one. */
  readonly text: string | undefined;
}

/** Where somebody writes scenarios, runs them, and takes them away as a link or a file. */
export const WritePanel = observer(({ player, text: linked }: WritePanelProps) => {
  const [text, setText] = useState(linked ?? TEMPLATE);
  const [line, setLine] = useState(1);
  const [news, setNews] = useState('');

  const run = async () => {
    const [problem] = problemsOf(text);
    if (problem) return setNews(`Line ${problem.line}: ${problem.sentence}`);
    const scenarios = readScenarios(text, 'own');
    const scenario = scenarios.findLast((each) => each.line <= line) ?? scenarios[0];
    if (!scenario) return setNews('There is no scenario yet. Begin a line with "Scenario:".');
    setNews(scenario.obstacle ? `'${scenario.name}' cannot be played here. ${scenario.obstacle}` : '');
    if (scenario.obstacle) return;
    await player.choose(scenario);
    player.play();
  };
  const copyLink = async () => {
    const address = new URL(`?write=${encodeURIComponent(text)}`, location.href).href;
    const isCopied = await navigator.clipboard.writeText(address).then(() => true, () => false);
    setNews(isCopied ? 'The link is copied. It holds the scenarios.' : `Copy this link: ${address}`);
  };
  const download = () => {
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })), download: 'my-scenarios.feature' });
    link.click();
    URL.revokeObjectURL(link.href);
    setNews("Saved as 'my-scenarios.feature'. Run it with: npm run features -- my-scenarios.feature");
  };

  return (
    <>
      <h2>Write a scenario</h2>
      <p>Ctrl and Space offer the words that fit. What is underlined would not run: point at it to see why.</p>
      <Editor
        text={text}
        onChange={(changed, at) => {
          setText(changed);
          setLine(at);
        }}
      />
      <div className={styles.actions}>
        <Button onClick={() => void run()}>Run</Button>
        <Button look="outlined" onClick={() => void copyLink()}>
          Copy link
        </Button>
        <Button look="outlined" onClick={download}>
          Download
        </Button>
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {player.chosen && <ScenarioRun player={player} scenario={player.chosen} />}
    </>
  );
});
