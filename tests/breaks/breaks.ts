/** A developer's slip that customers notice. It is planted to see that a scenario notices it too. */
export interface Break {
  /** What is wrong with the app then. */
  readonly name: string;
  readonly file: string;
  /** The text that is replaced. It stands in the file once. */
  readonly find: string;
  readonly replace: string;
  /** The features that are expected to notice it. They run first. */
  readonly features: readonly string[];
}

const ACTIONS: readonly Break[] = [
  {
    name: 'Back does nothing',
    file: 'src/views/parts/action-bar.tsx',
    find: '<Button look="outlined" onClick={back.onClick}>',
    replace: '<Button look="outlined">',
    features: ['funnel'],
  },
  {
    name: 'The pet page has no Back',
    file: 'src/views/pet-details-page.tsx',
    find: "back={{ name: 'Back', onClick: () => funnel.goBack() }}",
    replace: '',
    features: ['funnel'],
  },
  {
    name: 'Edit on the summary leads to the first step',
    file: 'src/views/summary-page.tsx',
    find: "back={{ name: 'Edit', onClick: () => funnel.goBack() }}",
    replace: "back={{ name: 'Edit', onClick: () => funnel.change('package') }}",
    features: ['funnel'],
  },
  {
    name: 'Next, Proceed and their like do nothing',
    file: 'src/views/parts/action-bar.tsx',
    find: '<Button type="submit" isBusy={isBusy} className={styles.action}>',
    replace: '<Button isBusy={isBusy} className={styles.action}>',
    features: ['walking'],
  },
  {
    name: 'OK of an alert does nothing',
    file: 'src/views/parts/alert-dialog.tsx',
    find: 'className={styles.button} onClick={onClose}>',
    replace: 'className={styles.button}>',
    features: ['walking'],
  },
  {
    name: 'Close of a dialog does nothing',
    file: 'src/views/parts/dialog.tsx',
    find: 'className={styles.close} onClick={onClose}>',
    replace: 'className={styles.close}>',
    features: ['login'],
  },
  {
    name: 'Reload does nothing',
    file: 'src/views/parts/list-notice.tsx',
    find: 'isBusy={isBusy} onClick={() => !isBusy && onReload()}>',
    replace: 'isBusy={isBusy}>',
    features: ['packages'],
  },
  {
    name: 'A list that cannot be fetched offers no Reload',
    file: 'src/views/parts/list-placeholder.tsx',
    find: 'if (hasFailed || list.isReady) {',
    replace: 'if (list.isReady) {',
    features: ['packages'],
  },
  {
    name: 'Submit of the one-time code does nothing',
    file: 'src/views/parts/otp-dialog.tsx',
    find: '<Button type="submit" isBusy={otp.isBusy}>',
    replace: '<Button isBusy={otp.isBusy}>',
    features: ['login'],
  },
  {
    name: 'Click to Resend does nothing',
    file: 'src/views/parts/otp-dialog.tsx',
    find: 'isBusy={otp.isBusy} onClick={() => void otp.resend()}>',
    replace: 'isBusy={otp.isBusy}>',
    features: ['login'],
  },
  {
    name: 'Use Current Location does nothing',
    file: 'src/views/parts/location-dialog.tsx',
    find: 'isBusy={picker.isLocating} onClick={() => void picker.useCurrentLocation()}>',
    replace: 'isBusy={picker.isLocating}>',
    features: ['location'],
  },
  {
    name: 'Save is offered before the address is complete',
    file: 'src/views/parts/location-dialog.tsx',
    find: '<Button type="submit" isDisabled={!picker.canSave}>',
    replace: '<Button type="submit">',
    features: ['addresses'],
  },
  {
    name: 'Add Pet opens no form',
    file: 'src/views/pet-details-page.tsx',
    find: 'onClick={() => viewModel.toggleForm()}',
    replace: '',
    features: ['pets'],
  },
  {
    name: 'Show Less does not fold the add-ons',
    file: 'src/views/training-package-page.tsx',
    find: 'onClick={() => viewModel.toggleExpanded(offered)}',
    replace: 'onClick={() => viewModel.isExpanded(offered) || viewModel.toggleExpanded(offered)}',
    features: ['training'],
  },
  {
    name: 'Open calendar does nothing',
    file: 'src/views/parts/date-field.tsx',
    find: 'onClick={() => setCalendarOpen(true)}',
    replace: '',
    features: ['pets'],
  },
];

const FIELDS: readonly Break[] = [
  {
    name: 'The labels of Insured and Licensed are swapped',
    file: 'src/views/parts/pet-field-labels.ts',
    find: `insured: 'Insured',
  aggressionLevel: 'Aggression level',
  licensed: 'Licensed',`,
    replace: `insured: 'Licensed',
  aggressionLevel: 'Aggression level',
  licensed: 'Insured',`,
    features: ['pets'],
  },
  {
    name: 'The labels of Phone Number and Email are swapped',
    file: 'src/views/sign-up-page.tsx',
    find: `label="Phone Number"
            type="tel"
            inputMode="tel"
            value={form.phoneNumber}
            error={errors.phoneNumber}
            hint="10 digits, after +91"
            autoComplete="tel-national"
            prefix="+91"
            onType={(text) => viewModel.enterPhoneNumber(text)}
          />
          <TextField
            id="email"
            label="Email"`,
    replace: `label="Email"
            type="tel"
            inputMode="tel"
            value={form.phoneNumber}
            error={errors.phoneNumber}
            hint="10 digits, after +91"
            autoComplete="tel-national"
            prefix="+91"
            onType={(text) => viewModel.enterPhoneNumber(text)}
          />
          <TextField
            id="email"
            label="Phone Number"`,
    features: ['sign-up'],
  },
  {
    name: 'The labels of the gender tiles are swapped',
    file: 'src/domain/account.ts',
    find: `{ value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },`,
    replace: `{ value: 'male', label: 'Female' },
  { value: 'female', label: 'Male' },`,
    features: ['sign-up'],
  },
  {
    name: 'Email at sign-up shows no message',
    file: 'src/views/sign-up-page.tsx',
    find: 'error={errors.email}',
    replace: '',
    features: ['sign-up'],
  },
  {
    name: 'The date of an appointment shows no message',
    file: 'src/views/appointment-schedule-page.tsx',
    find: 'error={errors.date}',
    replace: '',
    features: ['appointment'],
  },
  {
    name: 'The time slots of walking show no message',
    file: 'src/views/walking-schedule-page.tsx',
    find: 'legend={FIELD_LABELS.slots} error={errors.slots}>',
    replace: 'legend={FIELD_LABELS.slots}>',
    features: ['walking'],
  },
  {
    name: 'A wrong one-time code shows no message',
    file: 'src/views/parts/otp-dialog.tsx',
    find: '<FieldMessage field="otp" message={otp.error} />',
    replace: '',
    features: ['login'],
  },
  {
    name: 'The error summary is not shown',
    file: 'src/views/parts/step-page.tsx',
    find: '<ErrorSummary fields={problems} attempts={failedAttempts} />',
    replace: '',
    features: ['walking'],
  },
  {
    name: 'The error summary names fields without links',
    file: 'src/views/parts/error-summary.tsx',
    find: `<a href={\`#\${id}\`} onClick={(event) => goToField(event, id)}>
                {label}
              </a>`,
    replace: '{label}',
    features: ['walking'],
  },
  {
    name: 'The error summary of sign-up names Email for Phone Number',
    file: 'src/views/sign-up-page.tsx',
    find: `phoneNumber: 'Phone Number',
  email: 'Email',`,
    replace: `phoneNumber: 'Email',
  email: 'Phone Number',`,
    features: ['sign-up'],
  },
  {
    name: 'Email at sign-up shows the first name',
    file: 'src/views/sign-up-page.tsx',
    find: 'value={form.email}',
    replace: 'value={form.firstName}',
    features: ['sign-up', 'draft'],
  },
  {
    name: 'Location at sign-up does not show the chosen address',
    file: 'src/views/sign-up-page.tsx',
    find: "{text ?? 'Select where your pet lives'}",
    replace: "{'Select where your pet lives'}",
    features: ['sign-up'],
  },
  {
    name: 'Last vaccination shows the date of birth',
    file: 'src/views/parts/new-pet-form.tsx',
    find: 'text={form.lastVaccination}',
    replace: 'text={form.dateOfBirth}',
    features: ['pets'],
  },
  {
    name: 'Of several checkboxes only the first chosen is checked',
    file: 'src/views/parts/choice-group.tsx',
    find: 'isChosen={(value) => chosen.includes(value)}',
    replace: 'isChosen={(value) => value === chosen[0]}',
    features: ['walking'],
  },
  {
    name: 'Of several pets only the first chosen is pressed',
    file: 'src/views/pet-details-page.tsx',
    find: 'aria-pressed={selectedIds.includes(pet.id)}',
    replace: 'aria-pressed={pet.id === selectedIds[0]}',
    features: ['pets'],
  },
  {
    name: 'A trim cannot be taken back',
    file: 'src/views/grooming-package-page.tsx',
    find: 'onClear={() => booking.trim && viewModel.toggleTrim(booking.trim)}',
    replace: '',
    features: ['grooming'],
  },
  {
    name: 'Each slot of walking offers the times of the morning',
    file: 'src/views/walking-schedule-page.tsx',
    find: 'times={WALKING_TIMES[slot]}',
    replace: 'times={WALKING_TIMES.morning}',
    features: ['walking'],
  },
  {
    name: 'End date stays empty',
    file: 'src/views/walking-schedule-page.tsx',
    find: 'value={viewModel.endDateText}',
    replace: 'value=""',
    features: ['walking'],
  },
  {
    name: 'Breeds are not suggested',
    file: 'src/views/parts/new-pet-form.tsx',
    find: 'suggestions={viewModel.breedSuggestions.map(({ id, name }) => ({ id, text: name }))}',
    replace: 'suggestions={[]}',
    features: ['pets'],
  },
  {
    name: 'PIN code stays empty',
    file: 'src/views/parts/location-dialog.tsx',
    find: 'value={picker.zipCode}',
    replace: 'value=""',
    features: ['addresses'],
  },
];

const CONTENT: readonly Break[] = [
  {
    name: 'The total is not shown',
    file: 'src/views/parts/action-bar.tsx',
    find: '<span>Total</span> <strong className="tabular-figures">{formatRupees(total)}</strong>',
    replace: '<span>Total</span>',
    features: ['walking'],
  },
  {
    name: 'A walking package shows no price',
    file: 'src/views/walking-package-page.tsx',
    find: 'price={priceText(offered.price, (price) => `${formatRupees(price)} a walk`)}',
    replace: 'price=""',
    features: ['walking'],
  },
  {
    name: 'A training package shows no price',
    file: 'src/views/training-package-page.tsx',
    find: 'price={priceText(price)}',
    replace: 'price=""',
    features: ['training'],
  },
  {
    name: "A grooming package's price is not written as 'price/-'",
    file: 'src/views/grooming-package-page.tsx',
    find: 'priceText(price, formatPriceTag)',
    replace: 'priceText(price)',
    features: ['grooming'],
  },
  {
    name: "The price after 'Starts from' is missing",
    file: 'src/views/grooming-package-page.tsx',
    find: '<strong className="tabular-figures">{formatRupees(price)}</strong>',
    replace: '',
    features: ['grooming'],
  },
  {
    name: "The note 'Add-ons are optional' is missing",
    file: 'src/views/walking-package-page.tsx',
    find: '<p>{messages.walking.addOnsOptional}</p>',
    replace: '',
    features: ['walking'],
  },
  {
    name: 'The extra add-ons of a training package do not appear',
    file: 'src/views/training-package-page.tsx',
    find: '{(extraAddOns.items.length > 0 || extraAddOns.hasFailed) && (',
    replace: '{extraAddOns.hasFailed && (',
    features: ['training'],
  },
  {
    name: 'What was chosen so far is not shown on the second step',
    file: 'src/views/parts/service-step.tsx',
    find: "{...(page === 'schedule' && { headline: funnel.headline })}",
    replace: '',
    features: ['funnel'],
  },
  {
    name: 'The countdown of the one-time code is not shown',
    file: 'src/views/parts/otp-dialog.tsx',
    find: '<span className="tabular-figures">{otp.countdown}</span>',
    replace: '',
    features: ['login'],
  },
  {
    name: 'The pet page does not say that there is no pet yet',
    file: 'src/views/pet-details-page.tsx',
    find: '<p>You have no pet here yet. Add the one that this booking is for.</p>',
    replace: '',
    features: ['pets'],
  },
  {
    name: "The summary lacks 'Live Tracking'",
    file: 'src/domain/walking.ts',
    find: "{ label: 'Live Tracking', value: 'Included' },",
    replace: '',
    features: ['booking'],
  },
  {
    name: 'The summary swaps the names and breeds of pets',
    file: 'src/views/summary-page.tsx',
    find: 'rows={pets.map(({ name, breed }) => ({ label: name, value: breed }))}',
    replace: 'rows={pets.map(({ name, breed }) => ({ label: breed, value: name }))}',
    features: ['booking'],
  },
  {
    name: 'The summary lacks the address',
    file: 'src/views/summary-page.tsx',
    find: 'rows={address ? [{ label: address.type, value: address.address }] : []}',
    replace: 'rows={[]}',
    features: ['booking'],
  },
  {
    name: "'Processing your request...' does not appear",
    file: 'src/views/summary-page.tsx',
    find: '{viewModel.isSubmitting && <Processing />}',
    replace: '',
    features: ['booking'],
  },
  {
    name: 'The thank-you page does not say where the quotes arrive',
    file: 'src/views/thank-you-page.tsx',
    find: `Quotes from nearby pet masters will arrive in our mobile app, in the account tied
          to the same phone number.`,
    replace: '',
    features: ['shell'],
  },
  {
    name: 'The thank-you page lacks the QR code',
    file: 'src/views/thank-you-page.tsx',
    find: '<QrCode value={playStoreUrl} label="QR code to download the app" size={144} />',
    replace: '',
    features: ['shell'],
  },
  {
    name: 'The thank-you page swaps the stores',
    file: 'src/views/thank-you-page.tsx',
    find: `<StoreBadge store="App Store" url={appStoreUrl} invitation="Download on the" />
            <StoreBadge store="Google Play" url={playStoreUrl} invitation="Get it on" />`,
    replace: `<StoreBadge store="App Store" url={playStoreUrl} invitation="Download on the" />
            <StoreBadge store="Google Play" url={appStoreUrl} invitation="Get it on" />`,
    features: ['shell'],
  },
];

const ROUTES: readonly Break[] = [
  {
    name: "The heading of the login is not 'Welcome Back'",
    file: 'src/domain/labels.ts',
    find: "login: 'Welcome Back',",
    replace: "login: 'Log In',",
    features: ['funnel'],
  },
  {
    name: 'The document keeps its first title',
    file: 'src/views/parts/page-heading.tsx',
    find: 'document.title = documentTitle(title, about, brandName);',
    replace: '',
    features: ['funnel'],
  },
  {
    name: 'The progress bar stays at the first step',
    file: 'src/views/parts/service-step.tsx',
    find: 'step={STEP_OF_PAGE[page]}',
    replace: 'step={STEP_OF_PAGE.package}',
    features: ['funnel'],
  },
  {
    name: 'Every short address leads to walking',
    file: 'src/app/routes.tsx',
    find: '<Redirect to={destination.to} />',
    replace: "<Redirect to={pathOf('walking', 'package')} />",
    features: ['funnel'],
  },
  {
    name: 'No guard leads anywhere',
    file: 'src/app/routes.tsx',
    find: 'if (redirect) return <Redirect to={redirect} />;',
    replace: '',
    features: ['funnel'],
  },
  {
    name: "Grooming's second step books training",
    file: 'src/app/pages.tsx',
    find: 'schedule: lazyPage(GROOMING_SCHEDULE, loadAppointmentPage),',
    replace: 'schedule: lazyPage(TRAINING_SCHEDULE, loadAppointmentPage),',
    features: ['appointment'],
  },
  {
    name: 'Sign In leads to the sign-up',
    file: 'src/views/sign-up-page.tsx',
    find: "to={funnel.pathOf('login')}",
    replace: "to={funnel.pathOf('signUp')}",
    features: ['sign-up'],
  },
  {
    name: 'The links to the services all lead to the present one',
    file: 'src/views/parts/service-switch.tsx',
    find: "to={pathOf(service, 'package')}",
    replace: "to={pathOf(present, 'package')}",
    features: ['draft', 'funnel'],
  },
  {
    name: 'Change of the address leads to the pets',
    file: 'src/views/summary-page.tsx',
    find: 'page="address"',
    replace: 'page="petDetails"',
    features: ['funnel'],
  },
  {
    name: 'An alert stays when the page changes',
    file: 'src/app/routes.tsx',
    find: 'useEffect(() => () => container.get(ALERTS_VIEW_MODEL).dismiss(), [container, key]);',
    replace: '',
    features: ['walking', 'funnel'],
  },
  {
    name: 'The thank-you page does not clear the booking',
    file: 'src/app/app.tsx',
    find: 'if (isThanked) arrive();',
    replace: '',
    features: ['draft'],
  },
  {
    name: "'Book another service' leads back to the thank-you page",
    file: 'src/views/thank-you-page.tsx',
    find: '<Link to={startPath}>',
    replace: '<Link to="/thankyou">',
    features: ['shell'],
  },
  {
    name: 'The not-found page lists no service',
    file: 'src/app/routes.tsx',
    find: "services={SERVICES.map((service) => ({ label: SERVICE_RULES[service].label, path: pathOf(service, 'package') }))}",
    replace: 'services={[]}',
    features: ['funnel'],
  },
];

const SHELL: readonly Break[] = [
  {
    name: 'The skip link is missing',
    file: 'src/app/shell/shell.tsx',
    find: `<a href="#main" className={styles.skipLink} onClick={skipToMain}>
        Skip to main content
      </a>`,
    replace: '',
    features: ['shell'],
  },
  {
    name: 'The chat link is missing',
    file: 'src/app/shell/shell.tsx',
    find: '<ChatLink url={links.chatUrl} />',
    replace: '',
    features: ['shell'],
  },
  {
    name: 'The chat link opens a chat with nobody',
    file: 'src/app/links.ts',
    find: 'chatUrl: `https://wa.me/${config.contactNumber}?text=',
    replace: 'chatUrl: `https://wa.me/?text=',
    features: ['shell'],
  },
  {
    name: "'Download App' leads to the community",
    file: 'src/app/links.ts',
    find: "downloadApp: { label: 'Download App', url: config.playStoreUrl },",
    replace: "downloadApp: { label: 'Download App', url: config.communityUrl },",
    features: ['shell'],
  },
  {
    name: "The header lacks 'Join Community'",
    file: 'src/app/shell/header.tsx',
    find: `<OutwardAnchor link={links.joinCommunity} className={styles.link}>
            <CommunityIcon />
            {links.joinCommunity.label}
          </OutwardAnchor>`,
    replace: '',
    features: ['shell'],
  },
  {
    name: "The menu 'Support' lacks 'Provide Feedback'",
    file: 'src/app/links.ts',
    find: "page('Provide Feedback', 'support/provide-feedback'),",
    replace: '',
    features: ['shell'],
  },
  {
    name: 'The menus of the header do not open',
    file: 'src/app/shell/link-menu.tsx',
    find: "onClick={() => setOpenedAt(isOpen ? undefined : 'first')}",
    replace: '',
    features: ['shell'],
  },
  {
    name: 'Open menu does nothing',
    file: 'src/app/shell/header.tsx',
    find: 'onClick={() => setPathOfMenu(pathname)}',
    replace: '',
    features: ['shell'],
  },
  {
    name: 'The mobile menu lacks the chat',
    file: 'src/app/shell/mobile-menu.tsx',
    find: `<OutwardAnchor link={chat} className="filled-button">
          <ChatIcon />
          <span className={styles.chatLabel}>{chat.label}</span>
        </OutwardAnchor>`,
    replace: '',
    features: ['shell'],
  },
  {
    name: "The footer lacks the column 'About'",
    file: 'src/app/shell/footer.tsx',
    find: '{links.footerColumns.map((column) => (',
    replace: '{links.footerColumns.slice(1).map((column) => (',
    features: ['shell'],
  },
  {
    name: "The footer's 'Privacy Policy' leads to the terms of use",
    file: 'src/app/links.ts',
    find: "page('Privacy Policy', 'help/privacy-policy'),",
    replace: "page('Privacy Policy', 'help/terms-of-use'),",
    features: ['shell'],
  },
  {
    name: 'The social networks all lead to Facebook',
    file: 'src/app/links.ts',
    find: 'url: config.socialUrls[network]',
    replace: 'url: config.socialUrls.Facebook',
    features: ['shell'],
  },
  {
    name: 'The copyright line is missing',
    file: 'src/app/shell/footer.tsx',
    find: '<p className={styles.copyright}>© {brandName}. All rights reserved.</p>',
    replace: '',
    features: ['shell'],
  },
];

/** All breaks that are planted: in what can be pressed, in fields, in what pages say, in routes and in the shell. */
export const BREAKS: readonly Break[] = [...ACTIONS, ...FIELDS, ...CONTENT, ...ROUTES, ...SHELL];

/** What the break makes of its file's text. Throws where its own text does not stand there exactly once. */
export function broken({ file, find, replace }: Break, text: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`The text of the break stands in ${file} ${parts.length - 1} times.`);
  return parts.join(replace);
}
