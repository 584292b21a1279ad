import { type CSSProperties } from 'react';
import { coatOf, type Coat } from '../../domain/coat';
import styles from './dog.module.css';

export interface DogProps {
  readonly pose: 'standing' | 'trotting' | 'running' | 'sitting';
  readonly breed: string | undefined;
  /** One for each step that is done. */
  readonly ticketLines: 0 | 1 | 2 | 3 | 4;
  readonly className?: string | undefined;
}

/** The coat; the far legs and the ears; the belly, the muzzle and the paws. */
const COLOURS: Readonly<Record<Coat, readonly [string, string, string]>> = {
  tan: ['#c98445', '#95592b', '#f8e3c4'],
  cream: ['#f2deb9', '#c9a56f', '#fdf5e6'],
  black: ['#5a5c66', '#43454f', '#d99a5b'],
  white: ['#dfe5e7', '#a9b6bc', '#f7f9f9'],
  brown: ['#8f5530', '#673a1e', '#f3dcb8'],
  grey: ['#8b969d', '#5f6a72', '#f0f3f3'],
};

const TICKET =
  'M48 17.5h9a1.2 1.2 0 0 0 2.4 0h2.1q1.5 0 1.5 1.5v10.5q0 1.5-1.5 1.5h-2.1a1.2 1.2 0 0 0-2.4 0h-9q-1.5 0-1.5-1.5v-10.5q0-1.5 1.5-1.5';

const LINES = ['M49.5 21.3h6.5', 'M49.5 23.5h4.5', 'M49.5 25.7h6.5', 'M49.5 27.9h3.5'];

/** Decoration: a screen reader hears the words beside it. */
export function Dog({ pose, breed = '', ticketLines, className = '' }: DogProps) {
  const [main, dark, light] = COLOURS[coatOf(breed)];
  const sits = pose === 'sitting';
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="64"
      height="56"
      viewBox="0 0 64 56"
      data-pose={pose}
      className={`${styles.dog} ${className}`}
      style={{ '--coat': main, '--coat-dark': dark, '--coat-light': light } as CSSProperties}
      fill="var(--coat)"
      strokeLinecap="round"
    >
      <g className={styles.whole}>
        <g className={styles.far} fill="var(--coat-dark)">
          {!sits && (
            <g transform="translate(7)">
              <HindLeg />
            </g>
          )}
          <g transform="translate(-5)">
            <ForeLeg />
          </g>
        </g>
        <g transform={sits ? 'translate(0 18)' : undefined}>
          <path
            className={styles.tail}
            d="M13 35C5 33 1.5 25 3.5 19.5 6 14 13.5 15 13.5 20 13.5 23.5 9 24 8.7 21q2 .6 2-1c-1-2-4-1-4 1.5 0 4 3 6.5 8 7.5"
          />
        </g>
        <path
          fill="var(--coat-light)"
          d={`M36 20L43 22C42 26 44.5 28 43.5 32 43 37 39 42 33 42${sits ? '' : ' 27 42 24 38 17 38'}`}
        />
        {sits ? (
          <>
            <path d="M31.5 16C31.5 27 13 30 10.5 46q-1 9 6 9L24 50 31 41.5Q36 42 37 41 35.8 32 38 23" />
            <path fill="var(--coat-light)" d="M18 55Q18 51 22 51 27.5 51 27.5 55" />
            <path d="M10.5 46q1-9 9-9 9 0 7.5 9-1 5-4 7-1 2-3 2h-5q-5-1-4.5-9" />
            <path fill="none" stroke="var(--coat-dark)" strokeWidth=".9" d="M19 38.5Q27.5 38 26.7 45" />
          </>
        ) : (
          <>
            <path d="M11 28Q20 30.5 27 27.5 31.5 25 31.5 16L38 23Q35.8 32 37 41 31.5 40.3 27 38 22 35.6 17 38 9.5 36 11 28" />
            <HindLeg />
          </>
        )}
        <ForeLeg />
        <g className={styles.head}>
          <path d="M31.5 23Q35 27.5 42.5 26.5" fill="none" stroke="#e4572e" strokeWidth="2.5" />
          <path className={styles.ear} fill="var(--coat-dark)" d="M37.5 11Q38 5.5 42 2.5 44 7.5 42.5 13" />
          <path fill="var(--coat-light)" d="M40 19L49 21Q50 23 48 23.6 43 25.5 37 25" />
          <g className={styles.ticket}>
            <path fill="#d9cdb8" d={TICKET} transform="translate(0 .9)" />
            <path fill="#fff" d={TICKET} />
            <path
              fill="#6fd0ba"
              d="M59.4 17.5h2.1q1.5 0 1.5 1.5v10.5q0 1.5-1.5 1.5h-2.1a1.2 1.2 0 0 0-1.2-1.2v-11.1a1.2 1.2 0 0 0 1.2-1.2"
            />
            <g stroke="#0b5d4e" strokeWidth="1.3">
              {LINES.slice(0, ticketLines).map((line) => (
                <path key={line} d={line} />
              ))}
            </g>
          </g>
          <path fill="var(--coat-light)" d="M40 16L51 14C53.5 15 53 18 51.5 19.5 49.5 20.5 46 21.5 40 20.5" />
          <path d="M31 19C30.5 12 33 8.5 37.5 8.5 41 8.5 43 10.5 44 12.5 46.5 13 49.5 13.5 51 14L51 16.5C47 16 43.5 16.5 42 20 42.5 24 40 26 36.5 26 33 25.5 31.5 23 31 19" />
          <path fill="none" stroke="#1c2b26" strokeWidth=".7" d="M45.6 21Q42.3 21.4 41.4 19" />
          <path
            fill="#1c2b26"
            d="M49 13.5Q51 13.5 52 14 53.5 15.5 53 17.5 49.5 17.5 49 13.5M40 14.6a1.5 1.5 0 0 0 3.1 0 1.5 1.5 0 0 0-3.1 0"
          />
          <circle cx="42" cy="14" r=".5" fill="#fff" />
          <g className={styles.ear}>
            <path d="M31 16Q30.5 7 33.5 2 38 5 39.5 10.5" />
            <path fill="var(--coat-dark)" d="M33 11.5Q32.5 7.5 34 4 37 6.5 38 10.5 36 13 33 11.5" />
          </g>
        </g>
      </g>
    </svg>
  );
}

function HindLeg() {
  return (
    <g className={styles.hind}>
      <path d="M10.8 33C11 38 12 41 9.2 45.2Q11 48.5 13 47C15.5 43 20 42.5 22 36.5 23 31.5 19 30 16.5 30 13 30 10.8 31 10.8 33" />
      <g className={styles.hock}>
        <path d="M9.2 45.2Q11.5 43 13.2 46.5L12.8 54H10Q9.8 50 9.2 45.2" />
        <path fill="var(--coat-light)" d="M10 55Q10 52 12 52 16.5 52 16.5 55" />
      </g>
    </g>
  );
}

function ForeLeg() {
  return (
    <g className={styles.fore}>
      <path d="M31 35Q29.5 38.5 31.8 41.5L32.8 47a2 2 0 0 0 3.9 0Q38.7 43 38.3 40.5 37.5 34 34.5 33.5 31.5 33.5 31 35" />
      <g className={styles.wrist}>
        <path d="M32.8 47a2 2 0 0 1 3.9 0L36.5 54H33" />
        <path fill="var(--coat-light)" d="M33 55Q33 52 35 52 39.5 52 39.5 55" />
      </g>
    </g>
  );
}
