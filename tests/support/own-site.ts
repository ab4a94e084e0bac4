/** Commands that look at the project's own site import this first: other modules then read its content, not the fixtures'. */
process.env['TESTED_SITE'] ??= '.'
