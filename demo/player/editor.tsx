import { autocompletion, completionKeymap, pickedCompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { defaultHighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap, linter, type Diagnostic } from '@codemirror/lint';
import { EditorState, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { KNOWN_STEPS } from '../../features/support/vocabulary';
import { completionsOf } from './complete-step';
import { readText, type Problem } from './feature-problems';
import styles from './player-page.module.css';
import { wordsOfCell } from './table-cells';
import { PARAMETERS } from './vocabulary-parameters';

interface EditorProps {
  /** The text at the start; later changes of this property have no effect. */
  readonly text: string;
  /** Where the cursor is at first. */
  readonly cursor: 'start' | 'end';
  /** The line, from 1, of the step that failed; undefined if none did. */
  readonly failedLine: number | undefined;
  /** Called with the text and the line of the cursor, from 1, after each change of either. */
  readonly onChange: (text: string, line: number) => void;
  /** Called with the problems of the text, after a moment without typing. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

/** An editor for scenarios. It offers the steps that exist, and underlines text that cannot run. */
export function Editor({ text, cursor, failedLine, onChange, onProblems }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<EditorView>(undefined);
  const change = useEffectEvent(onChange);
  const tellProblems = useEffectEvent(onProblems);
  const goToAdded = useEffectEvent((view: EditorView) => {
    if (cursor === 'start') return;
    view.focus();
    view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main, { y: 'end' }) });
  });
  const start = useEffectEvent(() => ({ doc: text, selection: { anchor: cursor === 'end' ? text.trimEnd().length : 0 } }));
  useEffect(() => {
    const tell = ({ doc, selection }: EditorState) => change(doc.toString(), doc.lineAt(selection.main.head).number);
    const view = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        ...start(),
        extensions: [
          lineNumbers(),
          history(),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          GHERKIN,
          syntaxHighlighting(defaultHighlightStyle),
          // No list opens after a step's last words. If one did, Enter would choose from the list instead of beginning the next line.
          autocompletion({ override: [complete], icons: false, activateOnCompletion: ({ detail }) => detail !== '', interactionDelay: 0 }),
          linter(({ state: { doc } }) => {
            const { problems } = readText(doc.toString());
            tellProblems(problems);
            return problems.map((problem) => diagnosticOf(problem, doc));
          }),
          FAILED_LINE,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Scenario text', spellcheck: 'false' }),
          EditorView.updateListener.of(({ view: { dom } }) => view.requestMeasure({ read: () => {}, write: () => letListScroll(dom) })),
          EditorView.updateListener.of(({ state, docChanged, selectionSet }) => {
            if (docChanged || selectionSet) tell(state);
          }),
        ],
      }),
    });
    shown.current = view;
    goToAdded(view);
    tell(view.state);
    return () => view.destroy();
  }, []);
  useEffect(() => shown.current!.dispatch({ effects: markFailed.of(failedLine) }), [failedLine]);
  return <div ref={place} className={styles.editor} />;
}

/** Lets the list of completions take the focus, so that people can scroll it by keyboard. */
function letListScroll(editor: HTMLElement): void {
  editor.querySelector('.cm-tooltip-autocomplete > ul')?.setAttribute('tabindex', '0');
}

const GHERKIN = StreamLanguage.define({
  token: (stream) => {
    if (stream.sol()) {
      stream.eatSpace();
      if (stream.match(/#.*/)) return 'comment';
      if (stream.match(/(?:Feature|Rule|Background|Scenario(?: Outline)?|Examples):|(?:Given|When|Then|And|But) /)) return 'keyword';
    }
    if (stream.match(/"[^"]*"/)) return 'string';
    if (stream.match(/@[\w-]+/)) return 'meta';
    if (!stream.match(/[^"@]+/)) stream.next();
    return null;
  },
});

/** Marks the line of a failed step, from 1; undefined removes the mark. */
const markFailed = StateEffect.define<number | undefined>();
const FAILED_LINE = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes, state: { doc } }) => {
    const effect = effects.find((each) => each.is(markFailed));
    if (!effect) return marks.map(changes);
    const line = effect.value;
    return line === undefined || line > doc.lines ? Decoration.none : Decoration.set(Decoration.line({ class: styles.failedLine! }).range(doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const STEP_LINE = /^(\s*(?:Given|When|Then|And|But) )(.*)$/;
const ROW_LINE = /^\s*\|/;
const KEYWORDS = ['Feature: ', 'Rule: ', 'Background:', 'Scenario: ', 'Scenario Outline: ', 'Examples:', 'Given ', 'When ', 'Then ', 'And ', 'But '];

/** Proposes completions at the cursor. An open list follows each key at once: an outdated list would ignore a click or Enter. */
function complete(context: CompletionContext): CompletionResult | null {
  const proposed = proposedAt(context);
  return proposed && { ...proposed, update: (_outdated, _from, _to, newContext) => complete(newContext) };
}

/** The completions for a step, a table cell, or the keyword at the start of a line; null where nothing can be completed. */
function proposedAt({ state: { doc }, pos, explicit }: CompletionContext): CompletionResult | null {
  const line = doc.lineAt(pos);
  const typed = line.text.slice(0, pos - line.from);
  if (ROW_LINE.test(typed)) return completeCell(doc, line.number, typed, pos);
  const [, before, step] = STEP_LINE.exec(typed) ?? [];
  if (before === undefined || step === undefined) {
    const begun = typed.trimStart();
    // On an empty line the list opens only on request (Ctrl and Space). In an open list, Enter would choose, not add another line.
    if (begun === '' && !explicit) return null;
    const options = KEYWORDS.filter((keyword) => keyword.startsWith(begun)).map((label) => ({ label }));
    return options.length > 0 && /^\w*$/.test(begun) ? { from: pos - begun.length, options, filter: false } : null;
  }
  const start = line.from + before.length;
  const words: Completion[] = completionsOf(step, KNOWN_STEPS, PARAMETERS).map(({ text, from, rest, tail }) => ({
    label: text,
    detail: rest,
    // Replaces the text up to the cursor. The text after the cursor stays.
    apply: (view, completion) => insert(view, completion, { from: start + from, to: pos, text, tail }),
  }));
  return words.length > 0 ? { from: start, options: words, filter: false } : null;
}

function completeCell(doc: Text, number: number, typed: string, pos: number): CompletionResult | null {
  let first = number;
  while (first > 1 && ROW_LINE.test(doc.line(first - 1).text)) first -= 1;
  const [, , step = ''] = (first > 1 && STEP_LINE.exec(doc.line(first - 1).text)) || [];
  const cells = typed.split('|').slice(1);
  const begun = cells.at(-1)!.trimStart();
  const words = wordsOfCell(step.trim(), number - first, cells.length - 1)?.words ?? [];
  const options = words.filter((word) => ` ${word}`.toLowerCase().includes(` ${begun.toLowerCase()}`));
  return options.length > 0 ? { from: pos - begun.length, options: options.map((label) => ({ label, apply: `${label} | ` })), filter: false } : null;
}

interface Insertion {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tail: string;
}

function insert(view: EditorView, completion: Completion, { from, to, text, tail }: Insertion): void {
  const isQuoted = text === '""';
  // The last words of a step need no space after them.
  const added = isQuoted ? text : text + (tail || (completion.detail ? ' ' : ''));
  view.dispatch({
    changes: { from, to, insert: added },
    selection: { anchor: from + (isQuoted ? 1 : added.length) },
    userEvent: 'input.complete',
    // Marks the change as a completion, because the editor then opens the list of the next words.
    annotations: pickedCompletion.of(completion),
  });
}

function diagnosticOf({ line, part, sentence }: Problem, doc: Text): Diagnostic {
  const { from, to, text } = doc.line(Math.min(line, doc.lines));
  const start = part ? text.indexOf(part) : -1;
  if (part && start >= 0) return { from: from + start, to: from + start + part.length, severity: 'error', message: sentence };
  return { from: from + text.length - text.trimStart().length, to, severity: 'error', message: sentence };
}
