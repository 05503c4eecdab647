use tauri::AppHandle;
use tauri_plugin_dialog::{DialogExt, MessageDialogButtons};
use tauri_plugin_updater::{Update, UpdaterExt};

/// Looks once for each start. A build without a public key has nobody to trust, and asks nobody.
pub fn look(app: &AppHandle) {
    let config = &app.config().plugins.0["updater"];
    if config["pubkey"].as_str().unwrap_or_default().is_empty() {
        return;
    }
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        // Without a network, or with an answer that is not signed, the application stays as it is.
        if let Ok(Some(update)) = find(&app).await {
            offer(&app, update);
        }
    });
}

async fn find(app: &AppHandle) -> tauri_plugin_updater::Result<Option<Update>> {
    app.updater()?.check().await
}

/// Nothing is lost by starting again: every stroke is kept on the device when it ends.
fn offer(app: &AppHandle, update: Update) {
    let handle = app.clone();
    let question = format!(
        "Version {} is ready. Install it now and start again?",
        update.version
    );
    let buttons = MessageDialogButtons::OkCancelCustom("Install".into(), "Later".into());
    app.dialog()
        .message(question)
        .buttons(buttons)
        .show(move |wanted| {
            if wanted {
                tauri::async_runtime::spawn(async move {
                    match update.download_and_install(|_, _| {}, || {}).await {
                        Ok(()) => handle.restart(),
                        Err(_) => handle
                            .dialog()
                            .message("The new version could not be installed. Nothing has changed.")
                            .show(|_| {}),
                    }
                });
            }
        });
}
