import { autocompletion, completionKeymap, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { defaultHighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { gherkin } from '@codemirror/legacy-modes/mode/gherkin';
import { lintKeymap, linter, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { KNOWN_STEPS } from '../../features/support/vocabulary';
import { completionsOf } from './complete-step';
import { problemsOf } from './feature-problems';
import styles from './player-page.module.css';
import { PARAMETERS } from './vocabulary-parameters';

interface EditorProps {
  /** The text at the beginning. */
  readonly text: string;
  /** Called with the text and the line of the cursor, from 1, after each change of either. */
  readonly onChange: (text: string, line: number) => void;
}

/** An editor for scenarios: it completes the vocabulary, and underlines what a run would refuse. */
export function Editor({ text, onChange }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const change = useEffectEvent(onChange);
  const startText = useEffectEvent(() => text);
  useEffect(() => {
    const view = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: startText(),
        extensions: [
          lineNumbers(),
          history(),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          StreamLanguage.define(gherkin),
          syntaxHighlighting(defaultHighlightStyle),
          autocompletion({ override: [complete], icons: false, activateOnCompletion: () => true, interactionDelay: 0 }),
          linter(({ state }) => diagnosticsOf(state)),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Scenario text', spellcheck: 'false' }),
          EditorView.updateListener.of(({ state, docChanged, selectionSet }) => {
            if (docChanged || selectionSet) change(state.doc.toString(), state.doc.lineAt(state.selection.main.head).number);
          }),
        ],
      }),
    });
    change(view.state.doc.toString(), 1);
    return () => view.destroy();
  }, []);
  return <div ref={place} className={styles.editor} />;
}

const STEP_LINE = /^(\s*(?:Given|When|Then|And|But) )(.*)$/;
const KEYWORDS = ['Feature: ', 'Rule: ', 'Background:', 'Scenario: ', 'Given ', 'When ', 'Then ', 'And '];

/** Completes the step of the line, or the keyword that begins it. */
function complete({ state, pos }: CompletionContext): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  const typed = state.sliceDoc(line.from, pos);
  const [, before, step] = STEP_LINE.exec(typed) ?? [];
  if (before === undefined || step === undefined) {
    const begun = typed.trimStart();
    const options = KEYWORDS.filter((keyword) => keyword.startsWith(begun)).map((label) => ({ label }));
    return options.length > 0 && /^\w*$/.test(begun) ? { from: pos - begun.length, options, filter: false } : null;
  }
  const start = line.from + before.length;
  const words: Completion[] = completionsOf(step, KNOWN_STEPS, PARAMETERS).map(({ text, from, rest }) => ({
    label: text,
    detail: rest,
    // The rest of the line is typed after the cursor.
    apply: (view) => insert(view, start + from, pos, text),
  }));
  return words.length > 0 ? { from: start, options: words, filter: false } : null;
}

function insert(view: EditorView, from: number, to: number, text: string): void {
  const isQuoted = text === '""';
  const added = isQuoted ? text : `${text} `;
  view.dispatch({ changes: { from, to, insert: added }, selection: { anchor: from + (isQuoted ? 1 : added.length) }, userEvent: 'input.complete' });
}

function diagnosticsOf({ doc }: EditorState): readonly Diagnostic[] {
  return problemsOf(doc.toString()).map(({ line, sentence }) => {
    const { from, to, text } = doc.line(Math.min(line, doc.lines));
    return { from: from + text.length - text.trimStart().length, to, severity: 'error', message: sentence };
  });
}
