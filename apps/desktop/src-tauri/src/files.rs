use std::{fs, io, path::Path};

use base64::{engine::general_purpose::STANDARD, Engine};
use tauri::{AppHandle, Manager, WebviewWindow};
use tauri_plugin_dialog::DialogExt;

/// Asks where, and writes there. False if the person changed their mind.
#[tauri::command]
pub async fn save_file(
    app: AppHandle,
    window: WebviewWindow,
    name: String,
    base64: String,
) -> Result<bool, String> {
    let contents = STANDARD.decode(base64).map_err(|error| error.to_string())?;
    let mut dialog = app
        .dialog()
        .file()
        .set_parent(&window)
        .set_title("Save")
        .set_file_name(plain(&name));
    if let Ok(pictures) = app.path().picture_dir().or_else(|_| app.path().home_dir()) {
        dialog = dialog.set_directory(pictures);
    }
    let Some(chosen) = dialog.blocking_save_file() else {
        return Ok(false);
    };
    let path = chosen.into_path().map_err(|error| error.to_string())?;
    write_whole(&path, &contents).map_err(|error| error.to_string())?;
    Ok(true)
}

/// A name, and no way to another folder.
fn plain(name: &str) -> String {
    let last = Path::new(name).file_name().unwrap_or_default();
    last.to_string_lossy().into_owned()
}

/// Written beside and renamed: a disk that fills up must not leave half a picture in place of a whole one.
fn write_whole(path: &Path, contents: &[u8]) -> io::Result<()> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".part");
    let result = fs::write(&unfinished, contents).and_then(|()| fs::rename(&unfinished, path));
    if result.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    result
}
