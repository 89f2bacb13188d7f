import { defineMessages } from '@formatjs/intl';

/** The words of mails about complaints. */
export const complaintMailMessages = defineMessages({
  subject: {
    id: 'complaintMail.subject',
    defaultMessage: 'We have received your complaint',
    description: 'Subject of the receipt of a complaint',
  },
  arrived: {
    id: 'complaintMail.arrived',
    defaultMessage: '{site} has received your complaint. By {date} we will tell you what has been decided or done.',
    description: 'Receipt of a complaint; date is a day',
  },
  code: { id: 'complaintMail.code', defaultMessage: 'Tracking code', description: 'Label of a tracking code' },
  password: {
    id: 'complaintMail.password',
    defaultMessage:
      'To follow a complaint on our website you need its tracking code and its password, which you chose or which was on the receipt. We never send the password by e-mail, and never ask for it.',
    description: 'Below the tracking code',
  },
  codesSubject: {
    id: 'complaintMail.codesSubject',
    defaultMessage: 'The tracking codes of your complaints',
    description: 'Subject of a mail with tracking codes',
  },
  codesIntro: {
    id: 'complaintMail.codesIntro',
    defaultMessage: 'These are the complaints to {site} that were filed with your e-mail address.',
    description: 'Above a list of tracking codes',
  },
  newsSubject: {
    id: 'complaintMail.newsSubject',
    defaultMessage: 'There is news of your complaint',
    description: 'Subject of a mail',
  },
  asked: {
    id: 'complaintMail.asked',
    defaultMessage: '{site} has a question about your complaint. You can read and answer it on our website.',
    description: 'Tells a complainant of a question',
  },
  answered: {
    id: 'complaintMail.answered',
    defaultMessage: '{site} has answered your complaint. You can read the answer on our website.',
    description: 'Tells a complainant of an answer',
  },
  finished: {
    id: 'complaintMail.finished',
    defaultMessage:
      '{site} has finished working on your complaint. On our website you can read the result and say how satisfied you are. If you have not had it reopened yet, you can do so once, within {days} days of the day on which it was finished.',
    description: 'Tells a complainant of the result',
  },
  assignedSubject: {
    id: 'complaintMail.assignedSubject',
    defaultMessage: 'A complaint is assigned to your office',
    description: 'Subject of a mail to an office',
  },
  assignedGreeting: {
    id: 'complaintMail.assignedGreeting',
    defaultMessage: 'To the office in charge,',
    description: 'First line of a mail to an office',
  },
  assigned: {
    id: 'complaintMail.assigned',
    defaultMessage: '{site} has assigned a complaint to your office. Please finish it by {date}.',
    description: 'Tells an office of a complaint; date is a day',
  },
  follow: { id: 'complaintMail.follow', defaultMessage: 'Follow it here', description: 'Before an address' },
  filedOn: {
    id: 'complaintMail.filedOn',
    defaultMessage: 'Filed on {date}',
    description: 'Label of a tracking code in a list; date is a day',
  },
});
