/** If a page renders a hostile text as HTML, the elements of the text have this attribute, and its scripts set `SCRIPT_FLAG` on the window. */
export const MARKUP_ATTRIBUTE = 'data-hostile';
export const SCRIPT_FLAG = 'hostileScriptRan';

/** A text from code points, so that this file contains no invisible characters. */
const of = (...points: readonly number[]) => String.fromCodePoint(...points);
const inBetween = (sign: number, letters: string) => [...letters].join(of(sign));
const control = Array.from({ length: 32 }, (_, point) => of(point)).join('');

const ALL: Readonly<Record<string, string>> = {
  script: `<script ${MARKUP_ATTRIBUTE}>window.${SCRIPT_FLAG}=1</script>`,
  'an image': `<img ${MARKUP_ATTRIBUTE} src=x onerror=window.${SCRIPT_FLAG}=1>`,
  'the end of an attribute': `"><i ${MARKUP_ATTRIBUTE} onfocus=window.${SCRIPT_FLAG}=1 autofocus tabindex=0>x</i>`,
  'the end of an element': `'></option></select></textarea></title></style></script><b ${MARKUP_ATTRIBUTE}>x</b><!--`,
  entities: '&lt;b&gt; &amp;amp; &#60;i&#62; &#x3c;u&#x3e; &nbsp;&quot;',
  'a script address': `javascript:window.${SCRIPT_FLAG}=1//`,
  'an address without a scheme': '//evil.example/a.png',
  'a style': `red;background:url(//evil.example/a.png)}*{display:none}`,
  'the prototype': '__proto__',
  'a replacement': "$& $1 $` $' $$",
  'an override': `${of(0x202e)}gnp.eciohc${of(0x202d)}`,
  isolates: `${of(0x2067, 0x2068, 0x2066)}never closed`,
  Urdu: 'کتوں کی سیر کا پیکج ١٢٣',
  'zero-width spaces': inBetween(0x200b, 'Invisible'),
  'joiners and byte order marks': `${of(0xfeff)}Joined${of(0x200d, 0x200c, 0x2060, 0xad)}up${of(0xfeff)}x`,
  'nothing but what is invisible': of(0x200b, 0x200d, 0xfeff, 0x2060),
  'nothing but spaces': ` ${of(0xa0, 0x3000)}  \t `,
  'nothing at all': '',
  NUL: `before${of(0)}after`,
  'control characters': `a${control}${of(0x7f, 0x85, 0x9b)}z`,
  lines: 'one\r\ntwo\nthree\u2028four\u2029five\tsix',
  emoji: '🐕 🐶 👨‍👩‍👧‍👦 👩🏽‍⚕️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇳🇮🇳🇮 ❤️‍🔥',
  'combining marks': [...'Bruno'].map((letter) => letter + of(0x300, 0x316, 0x489, 0x20dd).repeat(12)).join(''),
  'lone surrogates': 'high \ud800 low \udc00 end \ud83d',
  Devanagari: 'कुत्ते को टहलाना क्षत्रिय ९८७६५',
  'a wide ligature': `${of(0xfdfd).repeat(8)} ﷽ 𒐫𒈙⸻`,
  'letters without a space': 'W'.repeat(10_000),
  'long words': `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} `.repeat(40).trim(),
};

export const TEXTS = Object.entries(ALL).map(([name, text]) => ({
  name,
  text,
}));

export const VISIBLE_TEXTS = TEXTS.filter(({ text }) =>
  /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text),
);
