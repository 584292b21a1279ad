import { PAGES, Surround, useSurroundings, type SitePage, type Surroundings } from './parts';

/** The whole HTML document of a page: header, content and footer. */
export function Document({ page: { file, title, heading = title, content }, surroundings }: { readonly page: SitePage; readonly surroundings: Surroundings }) {
  const { release } = surroundings.specification;
  return (
    <Surround value={surroundings}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>{`${title} · Specification`}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="style.css" />
          {file === PAGES.overview.file && <script src="search.js" defer />}
        </head>
        <body>
          <a className="skip" href="#content">
            Skip to the content
          </a>
          <header className="head">
            <p className="site">Specification</p>
            <form role="search" action={PAGES.overview.file} className="search">
              <label htmlFor="words">Search scenarios, sentences, decisions and calls</label>
              <div>
                <input id="words" type="search" name="words" autoComplete="off" />
                <button type="submit">Search</button>
              </div>
            </form>
            <nav aria-label="Pages">
              <ul>
                {Object.values(PAGES).map((each) => (
                  <li key={each.file}>
                    <a href={each.file} aria-current={each.file === file ? 'page' : undefined}>
                      {each.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
          <main id="content" tabIndex={-1}>
            <h1>{heading}</h1>
            {content}
          </main>
          <footer className="foot">
            <p>
              Release {release}. <Demo />
            </p>
          </footer>
        </body>
      </html>
    </Surround>
  );
}

function Demo() {
  const { demo } = useSurroundings();
  return demo.startsWith('http') ? (
    <>
      ‘Play it’ needs the demo, which <code>npm run demo</code> starts.
    </>
  ) : (
    <a href={demo}>To the demo</a>
  );
}
