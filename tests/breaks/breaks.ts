/** A deliberate mistake in the app's code that a customer would notice. `npm run test:breaks` proves that a scenario then fails. */
export interface Break {
  /** The effect that the customer would notice. */
  readonly name: string;
  readonly file: string;
  /** The text to replace. It occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The names of the feature files whose scenarios should fail because of the mistake. These scenarios run before all others. */
  readonly features: readonly string[];
}

/** A break without its file. `features` has names with spaces between them. Without `replace`, the text `find` is removed. */
type Row = readonly [name: string, features: string, find: string, replace?: string];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'src/app/app.tsx': [['The thank-you page does not clear the booking', 'draft', 'if (isThanked) arrive();']],
  'src/app/links.ts': [
    ['The chat link has no phone number', 'shell', '${contactNumber}'],
    ["'Download App' leads to the community", 'shell', 'url: APP_DOWNLOAD_PAGE_URL', 'url: config.communityUrl'],
    ["The menu 'Support' lacks 'Provide Feedback'", 'shell', "'Provide Feedback': 'provide-feedback',"],
    ["The footer's 'Privacy Policy' leads to the terms of use", 'shell', "'Privacy Policy': 'privacy-policy'", "'Privacy Policy': 'terms-of-use'"],
    ['The social networks all lead to Facebook', 'shell', 'config.socialUrls[name]', 'config.socialUrls.Facebook'],
    [
      "'Our Story' stands below 'Pet Owners'",
      'shell',
      `'Our Story': 'our-story', Careers: 'careers', Press: 'press' }),
      group('Pet Owners', 'pet-owners', {`,
      `Careers: 'careers', Press: 'press' }),
      group('Pet Owners', 'pet-owners', {
        'Our Story': 'our-story',`,
    ],
    ["The footer's column 'Help' is headed 'Help!!'", 'shell', "group('Help',", "group('Help!!',"],
    ['Outside of a booking the chat begins with nothing', 'shell', "'Hello! I would like to know more about your pet services.'", "''"],
    ['On the summary the chat names step 4', 'shell', "'the summary'", '`step ${STEP_COUNT}`'],
  ],
  'src/app/pages.tsx': [
    ["Grooming's second step books training", 'appointment', "appointmentPage('grooming')", "appointmentPage('training')"],
  ],
  'src/app/funnel-route.tsx': [['No guard leads anywhere', 'funnel', 'if (redirect) return <Redirect to={redirect} />;']],
  'src/app/current-route.tsx': [
    ['Every short address leads to walking', 'funnel', 'to={route.to}', "to={pathOfDestination({ service: 'walking', page: 'package' })}"],
    ['An alert stays when the page changes', 'walking funnel', 'appScope.get(AlertsViewModel).dismiss()', 'undefined'],
    ['The not-found page lists no service', 'funnel', 'services={SERVICES.map(', 'services={[].map('],
  ],
  'src/app/shell/chat-link.tsx': [
    [
      'The page never comes to rest',
      'shell',
      "const link = { label: 'Chat with us for more information', url };",
      `const link = { label: 'Chat with us for more information', url };
  const drawAgain = () => void requestAnimationFrame(drawAgain);
  drawAgain();`,
    ],
  ],
  'src/app/shell/footer.tsx': [
    ["The footer lacks the column 'About'", 'shell', 'links.footerColumns.map(', 'links.footerColumns.slice(1).map('],
    ['The copyright line is missing', 'shell', '<p className={styles.copyright}>© {brandName}. All rights reserved.</p>'],
    ['The App Store of the footer leads to Google Play', 'shell', 'url={links.appStoreUrl}', 'url={links.playStoreUrl}'],
    ['The footer lacks Google Play', 'shell', '<StoreBadge store="Google Play" url={links.playStoreUrl} />'],
    ['The footer lacks the QR code', 'shell', '<AppQrCode url={links.downloadApp.url} />'],
    ['The QR code of the footer leads to Google Play', 'shell', 'url={links.downloadApp.url}', 'url={links.playStoreUrl}'],
  ],
  'src/app/shell/header.tsx': [
    ["The header lacks 'Join Community'", 'shell', '<OutwardAnchor link={links.joinCommunity} icon="community" className={styles.link} />'],
    ['Open menu does nothing', 'shell', 'onClick={() => setPathOfMenu(pathname)}'],
    ['The chat link is missing', 'shell', '<ChatLink url={chatUrl} />'],
    [
      'The thank-you page has no chat link',
      'shell',
      '<ChatLink url={chatUrl} />',
      "{pathname !== '/thankyou' && <ChatLink url={chatUrl} />}",
    ],
  ],
  'src/app/shell/link-menu.tsx': [
    ['The menus of the header do not open', 'shell', "onClick={() => setOpenedAt(isOpen ? undefined : 'first')}"],
  ],
  'src/app/shell/mobile-menu.tsx': [
    [
      'The mobile menu lacks the chat',
      'shell',
      `<OutwardAnchor link={{ label: 'Chat with us', url: chatUrl }} icon="chat" className="filled-button" />`,
    ],
    ["The mobile menu calls 'Download App' 'Get App'", 'shell', 'link={links.downloadApp}', "link={{ ...links.downloadApp, label: 'Get App' }}"],
  ],
  'src/app/shell/shell.tsx': [
    [
      'The skip link is missing',
      'shell',
      `<a href="#main" className={styles.skipLink} onClick={skipToMain}>
        Skip to main content
      </a>`,
    ],
    ['The skip link does nothing', 'shell', 'main.current?.focus();'],
    [
      'Only first steps have a header',
      'shell',
      '<Header brandName={config.brandName} links={links} chatUrl={chatUrl(config, pathname)} session={session} />',
      "{pathname.endsWith('/1') && <Header brandName={config.brandName} links={links} chatUrl={chatUrl(config, pathname)} session={session} />}",
    ],
    [
      'Only first steps have a footer',
      'shell',
      '<Footer brandName={config.brandName} links={links} telemetryNotice={telemetryNotice} />',
      "{pathname.endsWith('/1') && <Footer brandName={config.brandName} links={links} telemetryNotice={telemetryNotice} />}",
    ],
  ],
  'src/domain/account.ts': [
    [
      'The labels of the gender tiles are swapped',
      'sign-up',
      "'Male' },\n  { value: 'female', label: 'Female' }",
      "'Female' },\n  { value: 'female', label: 'Male' }",
    ],
  ],
  'src/views/page-texts.ts': [["The heading of the login is not 'Welcome Back'", 'funnel', "'Welcome Back'", "'Log In'"]],
  'src/domain/walking/texts.ts': [["The summary lacks 'Live Tracking'", 'booking', "{ label: 'Live Tracking', value: 'Included' },"]],
  'src/view-models/pet-details.ts': [['Insured is labelled Licensed', 'pets', "label: 'Insured'", "label: 'Licensed'"]],
  'src/view-models/sign-up.ts': [['Phone Number is labelled Email', 'sign-up', "label: 'Phone Number'", "label: 'Email'"]],
  'src/view-models/walking-schedule.ts': [
    ['Each slot of walking offers the times of the morning', 'walking', 'WALKING_TIMES[slot]', 'WALKING_TIMES.morning'],
  ],
  'src/view-models/stores/telemetry-objection-store.ts': [
    ['An objection to telemetry is forgotten at a reload', 'shell', 'this.dependencies.objectionStorage.write(hasObjected);'],
  ],
  'src/view-models/shared/step-validation.ts': [
    ['The error summary names one field for each', 'sign-up', '...this.fields[name]', '...Object.values<FieldLabelAndId>(this.fields)[0]'],
  ],
  'src/views/appointment-schedule-page.tsx': [
    ['The date of an appointment shows no message', 'appointment', 'field={date}', 'field={{ ...date, error: undefined }}'],
  ],
  'src/views/grooming-package-page.tsx': [
    ['A trim cannot be taken back', 'grooming', 'isOptional'],
    ["A grooming package's price is not written as 'price/-'", 'grooming', '(price, formatPriceTag)', '(price)'],
    ["The price after 'Starts from' is missing", 'grooming', '{formatRupees(price)}'],
  ],
  'src/views/layout/booking-overview-card.tsx': [
    ['The total is missing on the address page', 'funnel', 'overview={overview}', "overview={page === 'address' ? { ...overview, estimatedTotal: undefined } : overview}"],
    ['The price is not explained on the summary', 'booking', '<PriceBreakdown lines={priceLines}', '<PriceBreakdown lines={[]}'],
  ],
  'src/views/layout/action-bar.tsx': [
    ['Back does nothing', 'funnel', ' onClick={back.onClick}'],
    ['Next, Proceed and their like do nothing', 'walking', ' type="submit"'],
    ['The total is not shown', 'walking', '<strong className="tabular-figures">{price}</strong>'],
  ],
  'src/views/dialogs/alert-dialog.tsx': [['OK of an alert does nothing', 'walking', ' onClick={onClose}']],
  'src/views/controls/choice-group.tsx': [
    ['Of several checkboxes only the first chosen is checked', 'walking', 'value.includes(each)', 'each === value[0]'],
  ],
  'src/views/fields/date-field.tsx': [
    ['Open calendar does nothing', 'pets', 'onClick={(event) => open(event.currentTarget)}'],
    ['A tap on a date does not open the calendar', 'appointment', 'onClick={(event) => isTapForCalendar.current && open(event.currentTarget)}'],
    ['A day that is understood is not written out', 'appointment', 'onType(formatDate(date))', 'undefined'],
  ],
  'src/views/dialogs/dialog.tsx': [['Close of a dialog does nothing', 'login', ' onClick={onClose}']],
  'src/views/layout/error-summary.tsx': [
    [
      'The error summary names fields without links',
      'walking',
      `<a href={\`#\${id}\`} className="lone-link" onClick={(event) => goToField(event, id)}>
              {label}
            </a>`,
      '{label}',
    ],
  ],
  'src/views/layout/list-reload-notice.tsx': [['Reload does nothing', 'packages', ' onClick={() => !isBusy && onReload()}']],
  'src/views/layout/list-placeholder.tsx': [['A list that cannot be fetched offers no Reload', 'packages', 'hasFailed || ']],
  'src/views/dialogs/location-dialog.tsx': [
    ['Use Current Location does nothing', 'location', ' onClick={() => void picker.useCurrentLocation()}'],
    ['Save is offered before the address is complete', 'addresses', ' isDisabled={!picker.canSave}'],
    ['PIN code stays empty', 'addresses', 'field={zipCodeField}', "field={{ ...zipCodeField, value: '' }}"],
  ],
  'src/views/new-pet-form.tsx': [
    [
      'Last vaccination shows the date of birth',
      'pets',
      'field={fields.lastVaccination}',
      'field={{ ...fields.lastVaccination, value: fields.dateOfBirth.value }}',
    ],
    [
      'The calendar of Date of birth offers days that are to come',
      'pets',
      'field={fields.dateOfBirth}',
      'field={{ ...fields.dateOfBirth, latest: undefined }}',
    ],
    ['Breeds are not suggested', 'pets', 'suggestions={viewModel.breedSuggestions.map(', 'suggestions={[].map('],
  ],
  'src/views/dialogs/otp-dialog.tsx': [
    ['Submit of the one-time code does nothing', 'login', ' type="submit"'],
    ['A digit does not lead on to the next box', 'login', 'else if (count > 0) moveTo(index + 1);'],
    ['Click to Resend does nothing', 'login', ' onClick={() => void otp.resend()}'],
    ['A wrong one-time code shows no message', 'login', '<FieldErrorMessage field="otp" message={otp.error} />'],
    ['The countdown of the one-time code is not shown', 'login', '<span className="tabular-figures">{otp.countdown}</span>'],
  ],
  'src/views/layout/page-heading.tsx': [
    ['The document keeps its first title', 'funnel', 'document.title = documentTitle(title, about, brandName);'],
  ],
  'src/views/layout/service-switch.tsx': [
    ['The links to the services all lead to the present one', 'draft funnel', "'package', service)", "'package')"],
  ],
  'src/views/layout/booking-page-frame.tsx': [
    [
      'The error summary is not shown',
      'walking',
      '{check && <ErrorSummary fields={check.summarisedFields} attempts={check.failedAttempts} />}',
    ],
    [
      'The second step does not show the choices so far',
      'funnel',
      "page === 'package' || page === 'summary' ?",
      "page === 'package' || page === 'schedule' || page === 'summary' ?",
    ],
    ['The progress bar stays at the first step', 'funnel', 'FUNNEL_PAGE_POSITIONS[page].step', 'FUNNEL_PAGE_POSITIONS.package.step'],
    ['The pet page has no Back', 'funnel', "page !== 'package' && {", "page !== 'package' && page !== 'petDetails' && {"],
    [
      'Edit on the summary leads to the first step',
      'funnel',
      'onClick: () => funnel.goBack()',
      "onClick: () => (page === 'summary' ? funnel.change('package') : funnel.goBack())",
    ],
  ],
  'src/views/pet-details-page.tsx': [
    ['Add Pet opens no form', 'pets', 'onClick={() => viewModel.toggleForm()}'],
    ['Add Pet is always said to be folded', 'pets', 'aria-expanded={isFormOpen}', 'aria-expanded={false}'],
    ['Of several pets only the first chosen is pressed', 'pets', 'petsField.value.includes(pet.id)', 'pet.id === petsField.value[0]'],
    ['The pet page does not say that there is no pet yet', 'taps', 'No pets here yet.'],
  ],
  'src/views/sign-up-page.tsx': [
    ['Email at sign-up shows no message', 'sign-up', 'field={fields.email}', 'field={{ ...fields.email, error: undefined }}'],
    ['Email at sign-up shows the first name', 'sign-up draft', 'field={fields.email}', 'field={{ ...fields.email, value: fields.firstName.value }}'],
    ['Location at sign-up does not show the chosen address', 'sign-up', 'text ?? '],
    ['Sign In leads to the sign-up', 'sign-up', "funnel.pathOf('login')", "funnel.pathOf('signUp')"],
  ],
  'src/views/summary-page.tsx': [
    ['The summary swaps the names and breeds of pets', 'booking', 'label: pet.name, value: pet.breed', 'label: pet.breed, value: pet.name'],
    ['The summary lacks the address', 'booking', '[{ label: address.type, value: address.address }]', '[]'],
    ["'Processing your request...' does not appear", 'booking', '{viewModel.isSubmitting && <Processing />}'],
    ['Change of the address leads to the pets', 'funnel', 'page="address"', 'page="petDetails"'],
  ],
  'src/views/thank-you-page.tsx': [
    ['The thank-you page does not say where the quotes arrive', 'shell', 'Quotes from nearby pet masters will arrive'],
    [
      'The thank-you page lacks the QR code',
      'shell',
      '<QrCode value={appUrl} label="QR code to download the app" size={144} />',
    ],
    ['The App Store leads to Google Play', 'shell', 'url={appStoreUrl}', 'url={playStoreUrl}'],
    ['The end of the phone number is missing', 'shell', '<>, ending {phoneEnding}</>', 'null'],
    ["'Book another service' leads back to the thank-you page", 'shell', 'to={props.startPath} className={styles.another}', 'to="/thankyou"'],
  ],
  'src/views/training-package-page.tsx': [
    [
      'Show Less does not fold the add-ons',
      'training',
      'viewModel.toggleExpanded(offered)',
      'viewModel.isExpanded(offered) || viewModel.toggleExpanded(offered)',
    ],
    ['A training package shows no price', 'training', 'price={priceText(price)}', 'price=""'],
    ['The extra add-ons of a training package do not appear', 'training', 'extraAddOns.items.length > 0 || '],
  ],
  'src/views/walking-package-page.tsx': [
    [
      'A walking package shows no price',
      'walking',
      'price={priceText(price)}',
      'price=""',
    ],
    ["The note 'Add-ons are optional' is missing", 'walking', '{messages.walking.addOnsOptional}. '],
  ],
  'src/views/walking-schedule-page.tsx': [
    ['The time slots of walking show no message', 'walking', 'field={slots}', 'field={{ ...slots, error: undefined }}'],
    ['End date stays empty', 'walking', 'field={endDate}', "field={{ ...endDate, value: '' }}"],
  ],
};

/** All breaks: the rows above, each with its file. */
export const BREAKS: readonly Break[] = Object.entries(ROWS).flatMap(([file, rows]) =>
  rows.map(([name, features, find, replace = '']) => ({ name, file, find, replace, features: features.split(' ') })),
);

/** Returns the text of the break's file with the mistake in it. Throws unless the text to replace occurs exactly once. */
export function withBreak({ file, find, replace }: Break, text: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`The text of the break stands in ${file} ${parts.length - 1} times.`);
  return parts.join(replace);
}
